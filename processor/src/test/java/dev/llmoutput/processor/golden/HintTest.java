package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
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

    /** A comment, a name of a member, a text that is a value, or a brace. */
    private static final Pattern PART = Pattern.compile("//.*|(\\w+)\\??: |(\"(?:[^\"\\\\]|\\\\.)*\")\\??: "
            + "|\"(?:[^\"\\\\]|\\\\.)*\"|[{}]|\\[key(?: in \\w+|: string)\\]\\??: ");

    static List<Golden> goldens() {
        return Golden.all();
    }

    /** C092: whatever the schema names, the hint names, in the object that has it: every property, tag and enum value. */
    @ParameterizedTest
    @MethodSource("goldens")
    void namesEveryPropertyOfTheSchema(Golden golden) throws Exception {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            JsonNode schema = MAPPER.readTree(companion.schema());
            assertNames(schema, companion.hint());
        }
    }

    private static void assertNames(JsonNode schema, String hint) {
        List<JsonNode> objects = new ArrayList<>();
        List<JsonNode> unread = new ArrayList<>(List.of(schema));
        while (!unread.isEmpty()) {
            JsonNode node = unread.remove(unread.size() - 1);
            node.forEach(unread::add);
            if (node.has("properties")) {
                objects.add(node.get("properties"));
            }
            if (node.has("const")) {
                assertThat(hint).contains(quoted(node.get("const").textValue()));
            }
            for (JsonNode value : node.path("enum")) {
                String written = value.isTextual() ? quoted(value.textValue()) : value.toString();
                assertThat(hint).contains(value.isNull() ? "?: " : written); // what may be null may be left out
            }
        }
        // an object on its own: one of another must not stand in for it
        List<List<String>> blocks = blocks(hint);
        for (JsonNode properties : objects) {
            List<String> names = new ArrayList<>();
            properties.fieldNames().forEachRemaining(names::add);
            assertThat(blocks).as(hint).contains(names);
        }
    }

    /** The names in each pair of braces, without what is in braces within. */
    private static List<List<String>> blocks(String hint) {
        List<List<String>> blocks = new ArrayList<>();
        Deque<List<String>> open = new ArrayDeque<>();
        Matcher token = PART.matcher(hint.substring(hint.indexOf('\n') + 1));
        while (token.find()) {
            if (token.group(1) != null) {
                open.getFirst().add(token.group(1));
            } else if (token.group(2) != null) {
                open.getFirst().add(read(token.group(2)));
            } else if (token.group().equals("{")) {
                open.addFirst(new ArrayList<>());
            } else if (token.group().equals("}")) {
                blocks.add(open.removeFirst());
            }
        }
        return blocks;
    }

    private static String read(String quoted) {
        try {
            return MAPPER.readTree(quoted).textValue();
        } catch (JsonProcessingException e) {
            throw new AssertionError(quoted, e);
        }
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
