package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.issue.Issue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.BeforeContainer;

/**
 * C279: how long a text is, is one number for an independent validator over the schema, for both readings and for
 * {@code validate}: its code points, as JSON Schema counts. A pair of surrogates is one, half a pair is one, and so is
 * each mark that combines.
 */
class TextLengthTest {
    private static final Path SOURCES = Golden.target("lengths", "sources");
    private static final String SOURCE = """
            package lengths;

            import dev.llmoutput.LlmField;
            import dev.llmoutput.LlmOutput;
            import jakarta.validation.constraints.*;
            import java.util.*;

            @LlmOutput
            public record Texts(
                    @Size(min = 2, max = 4) String sized,
                    @LlmField(secret = true) @Size(max = 3) String secret,
                    @Pattern(regexp = ".{2,4}") String dots,
                    @Pattern(regexp = "[^a]{1,3}") String noA,
                    @Pattern(regexp = "(?:\\\\S\\\\s?){2,}") String words,
                    List<@Size(min = 1, max = 3) String> listed,
                    Map<@Size(min = 1, max = 3) String, Boolean> keyed) {}
            """;

    private static Companion texts;
    private static SchemaOracle schema;

    @BeforeContainer
    static void compile() throws IOException {
        Files.createDirectories(SOURCES);
        Files.writeString(SOURCES.resolve("Texts.java"), SOURCE);
        texts = Compiled.of(
                        SOURCES,
                        Golden.target("lengths", "compiled"),
                        Optional.of(new LlmOutputProcessor()),
                        List.of("-Allmoutput.unknownKeys=REJECT"))
                .companion("lengths.TextsOutput");
        schema = SchemaOracle.plain(texts.schema());
    }

    /** Wherever the text stands, each says the same of each component, and counts the same. */
    @Property(tries = 2_000, seed = "20261201")
    void allCountAlike(@ForAll("texts") String text, @ForAll boolean escaped) throws ReflectiveOperationException {
        ObjectNode reply = reply(text);
        String json = escaped ? escaped(reply.toString()) : reply.toString();
        List<Issue> read = Subject.issues(texts.parseStrictly(json));

        assertThat(components(schema, reply))
                .isEqualTo(
                        read.stream().map(TextLengthTest::component).distinct().toList());
        assertThat(Subject.issues(texts.parse(json))).isEqualTo(read);
        assertThat(texts.validate(value(text))).isEqualTo(read);
        read.stream()
                .filter(issue -> issue.params().get("actual") instanceof Integer)
                .forEach(issue ->
                        assertThat(issue.params()).containsEntry("actual", text.codePointCount(0, text.length())));
    }

    /** What is counted, in the words of the hint as in those of an issue. */
    @Example
    void hintsAndIssuesSpeakOfCharacters() throws ReflectiveOperationException {
        assertThat(texts.hint()).contains("2..4 characters", "<=3 characters");
        assertThat(texts.validate(value("\ud83d\ude00".repeat(4))))
                .extracting(Issue::toString)
                .contains("listed[1]: expected at most 3 characters, got 4")
                .noneMatch(issue -> issue.startsWith("sized") || issue.startsWith("dots"));
    }

    private static String component(Issue issue) {
        return (String) issue.path().elements().get(0);
    }

    /** The components that the validator finds fault with, in the order of the reply. */
    private static List<String> components(SchemaOracle schema, ObjectNode reply) {
        List<String> wrong = schema.errors(reply).stream()
                .map(error ->
                        error.getInstanceLocation().toString().substring(1).replaceAll("/.*", ""))
                .toList();
        return reply.properties().stream()
                .map(Map.Entry::getKey)
                .filter(wrong::contains)
                .toList();
    }

    private static ObjectNode reply(String text) {
        ObjectNode reply = JsonNodeFactory.instance.objectNode();
        for (String component : List.of("sized", "secret", "dots", "noA", "words")) {
            reply.put(component, text);
        }
        reply.putArray("listed").add("a").add(text);
        reply.putObject("keyed").put(text, true);
        return reply;
    }

    private static Object value(String text) throws ReflectiveOperationException {
        Class<?> type = texts.contractType();
        return type.getDeclaredConstructors()[0].newInstance(
                text, text, text, text, text, List.of("a", text), Map.of(text, true));
    }

    private static String escaped(String json) {
        StringBuilder escaped = new StringBuilder();
        json.chars()
                .forEach(unit ->
                        escaped.append(unit < 0x80 ? String.valueOf((char) unit) : String.format("\\u%04x", unit)));
        return escaped.toString();
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "a",
                        "b",
                        " ",
                        "\n",
                        "\u00e9",
                        "e\u0301",
                        "\u0301",
                        "\ud83d\ude00",
                        "\ud83d",
                        "\ude00",
                        "\u200d",
                        "\ufe0f",
                        "\ud83d\udc69\u200d\ud83d\ude80",
                        "\u00a0",
                        "\u2028",
                        "\ufeff")
                .list()
                .ofMaxSize(6)
                .map(parts -> String.join("", parts));
    }
}
