package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Public reports of what goes wrong between a reply and a record: the record of each is compiled and reads the reply. The
 * table itself lies outside of the repository; without it nothing here runs.
 */
class ReplyCasesTest {
    private static final Set<String> KINDS = Set.of("extract", "malformed", "repair_damage", "scalar", "shape");
    private static final Pattern RECORD = Pattern.compile("record (\\w+)");

    /** Where the table allows more than one result, or tells it in words: ours, as canonical text. */
    private static final Map<String, String> VALUES = Map.of(
            "B030", "{\"note\":\"it's due\",\"done\":true}",
            "B054", "{\"id\":9223372036854775783,\"n\":123456789012345678901234567890,\"price\":0.1000000000000000055}",
            "B069", "{\"state\":\"in-progress\"}",
            "B080", "[{\"row\":4,\"side\":\"left\"}]");

    /** Where the table calls it a failure of syntax and allows one of the schema. */
    private static final Set<String> SCHEMA_FAILURES = Set.of("B085");

    /** The table's codes in our words. */
    private static final Map<String, String> CODES = Map.of(
            "not_integer", "invalid_type",
            "invalid_enum", "invalid_value",
            "null_not_allowed", "invalid_type");

    private static List<Map<?, ?>> cases() throws IOException {
        Path file = Path.of(System.getProperty("shared.dir", ""), "cases", "cases.jsonl");
        assumeTrue(Files.exists(file), "the shared cases are not here: no " + file);
        try (Stream<String> lines = Files.lines(file)) {
            return lines.<Map<?, ?>>map(line -> (Map<?, ?>) JsonTree.read(line, JsonLimits.DEFAULT))
                    .filter(entry -> KINDS.contains(entry.get("kind")))
                    .toList();
        }
    }

    /** The table holds as many of each kind as when each was looked at. */
    @Test
    void everyCaseIsThere() throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        for (Map<?, ?> entry : cases()) {
            counts.merge((String) entry.get("kind"), 1, Integer::sum);
        }
        assertThat(counts).hasToString("{extract=11, malformed=8, repair_damage=4, scalar=10, shape=7}");
    }

    @TestFactory
    Stream<DynamicTest> readsEachAsItShould() throws IOException {
        return cases().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.get("id") + " " + entry.get("area"), () -> check(entry)));
    }

    private static void check(Map<?, ?> entry) throws IOException {
        String id = (String) entry.get("id");
        Map<?, ?> input = (Map<?, ?>) entry.get("minimal_input");
        OutputType<?> type = type(id, (String) input.get("java"), input.containsKey("setup"));
        Parsed<?> parsed = type.parse((String) input.get("reply"));
        Map<?, ?> right = (Map<?, ?>) entry.get("right_result");

        if (VALUES.containsKey(id) || right.get("outcome").equals("ok")) {
            String canonical = parsed.match(
                    ok -> ok.canonical(), failed -> failed.failure().observed());
            if (VALUES.containsKey(id)) {
                assertThat(canonical).isEqualTo(VALUES.get(id));
            } else {
                assertThat(JsonTree.equal(JsonTree.read(canonical, JsonLimits.DEFAULT), right.get("value")))
                        .as(canonical)
                        .isTrue();
            }
            return;
        }
        Failure failure = parsed.match(ok -> null, failed -> failed.failure());
        assertThat(failure).as("what it accepts: %s", parsed).isNotNull();
        boolean schema = right.get("outcome").equals("schema_failure") || SCHEMA_FAILURES.contains(id);
        assertThat(failure.kind()).isEqualTo(schema ? Failure.Kind.SCHEMA : Failure.Kind.SYNTAX);
        if (schema) {
            assertThat(failure.issues()).extracting(ReplyCasesTest::words).containsExactlyElementsOf(issues(right));
        }
    }

    private static List<String> issues(Map<?, ?> right) {
        return ((List<?>) right.get("issues"))
                .stream()
                        .map(issue -> (Map<?, ?>) issue)
                        .map(issue -> issue.get("path") + " "
                                + CODES.getOrDefault((String) issue.get("code"), (String) issue.get("code")))
                        .toList();
    }

    private static String words(Issue issue) {
        return issue.path().toJsonPointer() + " " + issue.code().wireName();
    }

    /** The type of the record in {@code source}, or of a list of them. */
    private static OutputType<?> type(String id, String source, boolean list) throws IOException {
        Matcher record = RECORD.matcher(source);
        assertThat(record.find()).isTrue();
        Path folder = Golden.target("cases", id);
        Path sources = Files.createDirectories(folder.resolve("src"));
        Files.writeString(
                sources.resolve(record.group(1) + ".java"),
                """
                import com.fasterxml.jackson.annotation.JsonProperty;
                import dev.llmoutput.LlmField;
                import dev.llmoutput.LlmOutput;

                """ + source.replaceAll("@Description\\((\".*?\")\\)", "@LlmField(description = $1)") + "\n");
        Compiled compiled = compiled(sources, folder.resolve("out"));
        Companion companion = compiled.companion(record.group(1) + "Output");
        if (!list) {
            return companion.outputType();
        }
        boolean has = Stream.of(companion.type().getDeclaredMethods())
                .anyMatch(method -> method.getName().equals("list"));
        assumeTrue(has, "companions have no list() yet");
        return (OutputType<?>) companion.call("list");
    }

    private static Compiled compiled(Path sources, Path target) {
        try {
            return Compiled.of(sources, target, Optional.of(new LlmOutputProcessor()), List.of());
        } catch (AssertionError e) {
            String message = String.valueOf(e.getMessage());
            assumeFalse(message.contains(" is not supported; use "), "a type that is not supported yet");
            throw e;
        }
    }
}
