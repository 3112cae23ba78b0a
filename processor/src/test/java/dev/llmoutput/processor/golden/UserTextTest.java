package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.processor.LlmOutputProcessor;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * B180, B182, B184, B185: what an author writes means the same in generated classes, character by character, wherever it
 * stands: Javadoc, descriptions, names, aliases, constants, patterns, defaults, examples, sentences and messages. Compiled
 * by a compiler that is told that sources are ASCII.
 */
class UserTextTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    /** Each would close a comment or a literal, start an escape or a template, or get lost in an encoding. */
    private static final List<String> WORDS = List.of(
            "*/",
            "/*",
            "\\u002a/",
            "\\\\u002a/",
            "\"",
            "\"\"\"",
            "'",
            "\\",
            "$",
            "$L",
            "$77.20",
            "${x}",
            "{{y}}",
            "%s",
            "//",
            "\u00e9",
            "\u20ac",
            "\u2028",
            "\u2029",
            "\u0085",
            "\ufeff",
            "\ud83d\ude00",
            "\ud83d",
            "\ude00",
            "\0",
            "\u001a",
            "<b>",
            "&amp;",
            "{@code z}",
            "@throws",
            "\\n",
            "\\s",
            "*\\u002f");

    private static final String CONTROLS = "\0\u001a\u0085";

    private static final String TEXT = String.join(" ", WORDS);
    /** Half a surrogate pair is no character that JSON texts can hold, so keys and values leave them out. */
    private static final String WHOLE = WORDS.stream()
            .filter(word -> word.length() > 1 || !Character.isSurrogate(word.charAt(0)))
            .collect(Collectors.joining(" "));

    /** Nor has a name control characters. */
    private static final String NAME = WORDS.stream()
            .filter(word -> word.length() > 1 || !Character.isSurrogate(word.charAt(0)))
            .filter(word -> !CONTROLS.contains(word))
            .collect(Collectors.joining(" "));

    @TempDir
    static Path folder;

    private static Companion hostile;

    @BeforeAll
    static void compile() throws IOException {
        Files.writeString(folder.resolve("Hostile.java"), """
                import dev.llmoutput.*;
                import jakarta.validation.constraints.Pattern;
                import java.util.Optional;

                /** Costs &#36;77.20, *&#47; static { System.exit(1); } &#47;* and \\u20ac $L ${x} %%s "quoted". */
                @LlmOutput(hint = %1$s)
                record Hostile(
                        @LlmField(description = %1$s, example = %2$s) String described,
                        @LlmField(name = %6$s, aliases = %3$s) String named,
                        @Pattern(regexp = %4$s) String patterned,
                        @LlmField(defaultJson = %5$s) String filled,
                        Level level,
                        Optional<String> last) {
                    enum Level {
                        @LlmField(name = %6$s, description = %1$s)
                        ONLY
                    }

                    @LlmCheck(message = %2$s)
                    boolean rule() {
                        return last.isEmpty();
                    }
                }
                """.formatted(
                        literal(TEXT),
                        literal(WHOLE),
                        literal("alias " + NAME),
                        literal(quoted(WHOLE)),
                        literal(json(WHOLE)),
                        literal(NAME)));
        hostile = Compiled.of(
                        folder,
                        Golden.target("plain", "user-text"),
                        Optional.of(new LlmOutputProcessor()),
                        List.of("-encoding", "US-ASCII"))
                .companion("HostileOutput");
    }

    private static String quoted(String text) {
        return text.replaceAll("[\\\\$.*+?()\\[\\]{}|^/]", "\\\\$0");
    }

    private static String json(String text) {
        return MAPPER.getNodeFactory().textNode(text).toString();
    }

    private static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** As an author would write it in ASCII: octal for what a Unicode escape would turn into before it is read. */
    private static String literal(String text) {
        return text.chars().mapToObj(UserTextTest::escaped).collect(Collectors.joining("", "\"", "\""));
    }

    private static String escaped(int c) {
        return c == '"' || c == '\\'
                ? "\\" + (char) c
                : c < ' '
                        ? String.format("\\%03o", c)
                        : c < 0x7f ? String.valueOf((char) c) : String.format("\\u%04x", c);
    }

    /** White space and control characters count as one space each run in a description; all else stays. */
    private static String oneLine(String text) {
        return text.replaceAll("[ \\p{Cc}\\u2028\\u2029]+", " ").strip();
    }

    @Test
    void descriptionsMeanTheSame() {
        JsonNode schema = tree(hostile.schema());
        assertThat(schema.at("/properties/described/description").textValue()).isEqualTo(TEXT);
        assertThat(schema.at("/properties/described/examples/0").textValue()).isEqualTo(WHOLE);
        assertThat(schema.at("/properties/level/description").textValue()).contains(TEXT);
        assertThat(schema.get("description").textValue())
                .isEqualTo("Costs $77.20, */ static { System.exit(1); } /* and \u20ac $L ${x} %s \"quoted\".");
        String hint = oneLine(TEXT).replace(" \ud83d ", " \ufffd ").replace(" \ude00 ", " \ufffd ");
        assertThat(hostile.hint()).contains("described: string, // " + hint);
    }

    @Test
    void namesPatternsAndDefaultsMeanTheSame() {
        String reply = "{\"described\":\"\"," + json(NAME) + ":\"n\",\"patterned\":" + json(WHOLE) + ",\"level\":"
                + json(NAME) + "}";
        String canonical = hostile.parseStrictly(reply)
                .match(ok -> ok.canonical(), failed -> failed.failure().observed());
        JsonNode read = tree(canonical);
        assertThat(read.get(NAME).textValue()).isEqualTo("n");
        assertThat(read.get("patterned").textValue()).isEqualTo(WHOLE);
        assertThat(read.get("filled").textValue()).isEqualTo(WHOLE);
        assertThat(read.get("level").textValue()).isEqualTo(NAME);
        assertThat(observed(reply.replace(json(NAME) + ":", json("alias " + NAME) + ":")))
                .isEmpty();
        assertThat(observed(reply.replace("\"patterned\":\"", "\"patterned\":\"x")))
                .startsWith("patterned: ");
    }

    @Test
    void messagesMeanTheSame() {
        String reply = "{\"described\":\"\"," + json(NAME) + ":\"n\",\"patterned\":" + json(WHOLE) + ",\"level\":"
                + json(NAME) + ",\"last\":\"x\"}";
        List<String> messages = hostile.parseStrictly(reply)
                .match(
                        ok -> List.of(),
                        failed -> failed.failure().issues().stream()
                                .map(issue -> (String) issue.params().get("message"))
                                .toList());
        assertThat(messages).containsExactly(WHOLE);
    }

    private static String observed(String reply) {
        return hostile.parseStrictly(reply)
                .match(ok -> "", failed -> failed.failure().observed());
    }

    /** Nothing that was written became code. */
    @Test
    void nothingBecomesCode() {
        assertThat(Arrays.stream(hostile.type().getDeclaredFields()).map(Field::getName))
                .containsExactlyInAnyOrder("TYPE", "JSON_SCHEMA", "REQUEST_HINT", "NATIVE_SCHEMA", "LEVEL", "options");
    }

    /** B180: 200 kB of text, more than a constant can hold three times over, of characters of each length. */
    @Test
    void textMayBeLong(@TempDir Path work) throws IOException {
        for (String unit : List.of("ab, ", "\u20ac ", "\ud83d\ude00 ", "\"*/ $ \\ ")) {
            String text = unit.repeat(200_000 / unit.length()).strip();
            String javadoc = text.chars().mapToObj(UserTextTest::inJavadoc).collect(Collectors.joining());
            Files.writeString(
                    work.resolve("Wide.java"),
                    "/** " + javadoc + ". */ @dev.llmoutput.LlmOutput record Wide(int n) {}\n");
            Companion wide = Compiled.of(
                            work,
                            work.resolve("target"),
                            Optional.of(new LlmOutputProcessor()),
                            List.of("-encoding", "US-ASCII"),
                            "[LlmOutput/large-schema]")
                    .companion("WideOutput");
            assertThat(tree(wide.schema()).get("description").textValue()).isEqualTo(text + ".");
            assertThat(wide.hint()).contains(text);
            assertThat(wide.parse("{\"n\":1}").<Boolean>match(ok -> true, failed -> false))
                    .isTrue();
        }
    }

    /** What would end the comment, or mean something in it, is an entity there. */
    private static String inJavadoc(int c) {
        return "*/\\@{}<>&".indexOf(c) >= 0
                ? "&#" + c + ";"
                : c < 0x7f ? String.valueOf((char) c) : String.format("\\u%04x", c);
    }
}
