package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated hints beside the schemas of the same contracts. */
class HintTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Pattern TOKEN = Pattern.compile("\\w{1,8}|[^\\w\\s]{1,3}|\\n *");

    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");
    private static final Pattern GIVEN = Pattern.compile(
            "(?:// |; )(?:default|example) (\"(?:[^\"\\\\]|\\\\.)*\"|[^;\n]*?)(?=; |$)", Pattern.MULTILINE);

    static List<Golden> goldens() {
        return Golden.all();
    }

    /** C092: whatever the schema names, the hint names: every property and every value of an enum. */
    @ParameterizedTest
    @MethodSource("goldens")
    void namesEveryPropertyOfTheSchema(Golden golden) throws Exception {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            JsonNode schema = MAPPER.readTree(companion.schema());
            for (JsonNode properties : schema.findValues("properties")) {
                properties
                        .fieldNames()
                        .forEachRemaining(key -> assertThat(companion.hint()).containsPattern(name(key)));
            }
            for (JsonNode tag : schema.findValues("const")) {
                assertThat(companion.hint()).contains(quoted(tag.textValue()));
            }
            for (JsonNode values : schema.findValues("enum")) {
                values.forEach(value ->
                        assertThat(companion.hint()).contains(value.isTextual() ? quoted(value.textValue()) : ""));
            }
        }
    }

    /** Where it is a name: an identifier without quotes. */
    private static String name(String key) {
        String written = key.matches("\\w+") ? "(?<![\\w\"])" + key : Pattern.quote(quoted(key));
        return written + "\\??: ";
    }

    private static String quoted(String text) {
        return MAPPER.getNodeFactory().textNode(text).toString().replace("\u2028", "\\u2028");
    }

    /** C089, C091: it asks for JSON only and tells names, types, what may be left out, values and constraints. */
    @Test
    void tellsTheShape() {
        String hint = Golden.named("verdict")
                .compiled()
                .companion("com.example.VerdictOutput")
                .hint();
        assertThat(hint).isEqualTo("""
                Answer only with JSON:
                { // A code review verdict.
                 decision: "APPROVE"|"REQUEST_CHANGES"|"COMMENT", // what should happen to the change; \
                APPROVE: it can go in as it is; REQUEST_CHANGES: it needs work
                 score: integer, // 0..100; confidence, 0 is a guess and 100 is certain
                 reasons: string[], // not empty; one sentence each
                 note?: string
                }""");
    }

    /**
     * B115: every JSON text in a hint is one: values before a comment, and the defaults and examples in it.
     * {@code SamplesTest} holds whole values of each contract against its schema.
     */
    @ParameterizedTest
    @MethodSource("goldens")
    void everyJsonTextInAHintIsOne(Golden golden) throws Exception {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            String hint = compiled.companion(name).hint();
            assertThat(brackets(hint)).as(name).isEmpty();
            for (MatchResult given : GIVEN.matcher(hint).results().toList()) {
                assertThat(MAPPER.readTree(given.group(1)).isMissingNode())
                        .as(given.group())
                        .isFalse();
            }
        }
    }

    /** What is left of the brackets outside of strings and comments when those that belong together are gone. */
    private static String brackets(String hint) {
        String types = hint.lines()
                .skip(1)
                .map(line -> TEXT.matcher(line).replaceAll("").replaceFirst("//.*", ""))
                .collect(Collectors.joining())
                .replaceAll("[^\\[\\](){}]", "");
        String before = "";
        while (!before.equals(types)) {
            before = types;
            types = types.replaceAll("\\[\\]|\\(\\)|\\{\\}", "");
        }
        return types;
    }

    /** B117: one instruction, in JSON, and no other form of lists beside it. */
    @ParameterizedTest
    @MethodSource("goldens")
    void givesOneInstruction(Golden golden) {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            assertThat(compiled.companion(name).hint().split("Answer (only )?with", -1))
                    .as(name)
                    .hasSize(2);
        }
        Companion tags = Golden.named("values").compiled().companion("com.example.TagsOutput");
        assertThat(tags.parse("[\"food\", \"sport\"]").<String>match(ok -> ok.canonical(), failed -> ""))
                .isEqualTo("[\"food\",\"sport\"]");
    }

    /** The shape costs at most half of what it costs as a schema, in pieces much like those of tokenizers. */
    @ParameterizedTest
    @ValueSource(strings = {"types", "optional", "seventy", "shared-types", "recursion", "nested-in"})
    void costsAtMostHalfOfTheSchema(String golden) {
        Compiled compiled = Golden.named(golden).compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            assertThat(tokens(companion.hint()) * 2).as(name).isLessThanOrEqualTo(tokens(companion.schema()));
        }
    }

    private static long tokens(String text) {
        return TOKEN.matcher(text).results().count();
    }
}
