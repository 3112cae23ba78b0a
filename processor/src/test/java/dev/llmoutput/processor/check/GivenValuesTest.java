package dev.llmoutput.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.TestCompilation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Defaults and examples are judged at compile time as the generated reader would read them. */
class GivenValuesTest {
    private static final Pattern RECORD = Pattern.compile("\\bGiven(\\d+)\\.");

    private static List<String> errors(String components) {
        return errorsOfEach(List.of(components)).get(0);
    }

    /** The errors of each record of these components, all compiled at once: a compilation takes longer than the check. */
    private static List<List<String>> errorsOfEach(List<String> components) {
        String[] sources = IntStream.range(0, components.size())
                .mapToObj(i -> """
                        import dev.llmoutput.*;
                        import java.util.*;
                        @LlmOutput record Given%d(%s) {
                            sealed interface Step {}
                            record Wait(int seconds, @LlmField(aliases = "why") Optional<String> reason) implements Step {}
                            record Call(String number) implements Step {}
                        }
                        """.formatted(i, components.get(i)))
                .toArray(String[]::new);
        List<List<String>> errors = Stream.generate(() -> (List<String>) new ArrayList<String>())
                .limit(sources.length)
                .toList();
        for (String error : TestCompilation.errors(new TestCompilation().compile(sources))) {
            Matcher record = RECORD.matcher(error);
            assertThat(record.find()).as(error).isTrue();
            errors.get(Integer.parseInt(record.group(1))).add(record.replaceFirst("Given."));
        }
        return errors;
    }

    private static List<String> errorOfEach(List<String> components) {
        List<List<String>> errors = errorsOfEach(components);
        for (int i = 0; i < components.size(); i++) {
            assertThat(errors.get(i)).as(components.get(i)).hasSize(1);
        }
        return errors.stream().map(found -> found.get(0)).toList();
    }

    private static String error(String components) {
        List<String> errors = errors(components);
        assertThat(errors).as(components).hasSize(1);
        return errors.get(0);
    }

    @Test
    void keysThatStandTwice() {
        assertThat(error("@LlmField(defaultJson = \"{\\\"seconds\\\": 1, \\\"seconds\\\": 2}\") Wait pause"))
                .contains("[LlmOutput/bad-default] Given.pause: ", "seconds: expected the key once");
        assertThat(
                        error(
                                "@LlmField(example = \"[{\\\"a\\\": 1, \\\"a\\\": 2, \\\"a\\\": 3}]\") List<Map<String, Integer>> all"))
                .contains("[LlmOutput/bad-example] Given.all: ")
                .containsOnlyOnce("[0].a: expected the key once");
        assertThat(
                        error(
                                "@LlmField(defaultJson = \"{\\\"type\\\": \\\"Call\\\", \\\"number\\\": \\\"1\\\", \\\"type\\\": \\\"Wait\\\", \\\"seconds\\\": 1}\") Step step"))
                .contains("type: expected the key once");
        assertThat(errors("@LlmField(defaultJson = \"{\\\"seconds\\\": 1, \\\"seconds\\\": 1.0}\") Wait pause"))
                .isEmpty();
    }

    /** A key and its alias are one key. */
    @Test
    void aliasesBesideTheirKeys() {
        assertThat(
                        error(
                                "@LlmField(defaultJson = \"{\\\"seconds\\\": 1, \\\"reason\\\": \\\"a\\\", \\\"why\\\": \\\"b\\\"}\") Wait pause"))
                .contains("reason: expected the key once");
        assertThat(
                        errors(
                                "@LlmField(defaultJson = \"{\\\"seconds\\\": 1, \\\"reason\\\": \\\"a\\\", \\\"why\\\": \\\"a\\\"}\") Wait pause"))
                .isEmpty();
        assertThat(errors("@LlmField(defaultJson = \"{\\\"seconds\\\": 1, \\\"why\\\": \\\"b\\\"}\") Wait pause"))
                .isEmpty();
    }

    /** D51: what a default or an example holds stands in the schema, and providers refuse a schema with such a key. */
    @Test
    void keysThatProvidersRefuse() {
        List<String> keys = List.of("constructor", "prototype", "__proto__");
        List<String> given = new ArrayList<>();
        for (String key : keys) {
            String json = "\"{\\\"a\\\": {\\\"" + key + "\\\": 1}}\"";
            given.add("@LlmField(defaultJson = " + json + ") Object any");
            given.add("@LlmField(example = " + json + ") Map<String, Object> any");
        }
        List<String> errors = errorOfEach(given);
        for (int i = 0; i < errors.size(); i++) {
            assertThat(errors.get(i)).contains("Given.any: ", "providers refuse the key \"" + keys.get(i / 2) + "\"");
        }
    }

    @Test
    void discriminatorsAndUnknownKeys() {
        assertThat(error("@LlmField(defaultJson = \"{\\\"seconds\\\": 1}\") Step step"))
                .contains("type: expected type to be one of \"Wait\", \"Call\", but the key is missing");
        assertThat(error("@LlmField(defaultJson = \"{\\\"type\\\": \\\"wait\\\", \\\"seconds\\\": 1}\") Step step"))
                .contains("type: expected type to be one of \"Wait\", \"Call\", got \"wait\"");
        assertThat(
                        error(
                                "@LlmField(example = \"{\\\"type\\\": \\\"Call\\\", \\\"number\\\": \\\"1\\\", \\\"$ref\\\": 1}\") Step step"))
                .contains("expected no other keys, got \"$ref\"");
    }

    @Test
    void datesThatDoNotExist() {
        assertThat(error("@LlmField(defaultJson = \"\\\"2026-02-30\\\"\") java.time.LocalDate due"))
                .contains("got \"2026-02-30\": that date does not exist");
        assertThat(error("@LlmField(example = \"2026-13\") java.time.YearMonth month"))
                .contains("got \"2026-13\": that month does not exist");
    }

    /** What stands in the annotation is shown as it stands there, so that missing quotes can be seen. */
    @Test
    void proposesWhatWasMeant() {
        String[][] cases = {
            {"String", "low", "\"\\\"low\\\"\""},
            {"String", "10", "\"\\\"10\\\"\""},
            {"Optional<String>", "low", "\"\\\"low\\\"\""},
            {"char", "x", "\"\\\"x\\\"\""},
            {"char", "xy", "a JSON text that the component takes, such as \"\\\"a\\\"\""},
            {"java.time.LocalDate", "2026-03-31", "\"\\\"2026-03-31\\\"\""},
            {"java.time.LocalDate", "tomorrow", "a JSON text that the component takes, such as \"\\\"2026-03-31\\\"\""},
            {"UUID", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "\"\\\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\\\"\""},
            {"byte[]", "aGk=", "\"\\\"aGk=\\\"\""},
            {"Thread.State", "NEW", "\"\\\"NEW\\\"\""},
            {"Thread.State", "new", "a JSON text that the component takes, such as \"\\\"NEW\\\"\""},
            {"int", "\\\"10\\\"", "\"10\""},
            {"int", "ten", "a JSON text that the component takes, such as \"1\""},
            {"boolean", "\\\"true\\\"", "\"true\""},
            {"boolean", "yes", "a JSON text that the component takes, such as \"true\""},
            {"java.math.BigDecimal", "\\\"0.5\\\"", "\"0.5\""},
            {"List<String>", "low", "\"[\\\"low\\\"]\""},
            {"List<String>", "\\\"low\\\"", "\"[\\\"low\\\"]\""},
            {"Set<Integer>", "3", "\"[3]\""},
            {"int[]", "3", "\"[3]\""},
            {"Map<String, Integer>", "3", "a JSON text that the component takes"},
            {"Wait", "{}", "a JSON text that the component takes"},
            {"Object", "low", "\"\\\"low\\\"\""}
        };
        List<List<String>> errors = errorsOfEach(Arrays.stream(cases)
                .map(row -> "@LlmField(defaultJson = \"" + row[1] + "\") " + row[0] + " it")
                .toList());
        for (int i = 0; i < cases.length; i++) {
            assertThat(errors.get(i)).as(cases[i][0]).isNotEmpty();
            assertThat(errors.get(i).get(0))
                    .startsWith("[LlmOutput/bad-default] Given.it: the default \"" + cases[i][1] + "\" does not fit: ")
                    .endsWith("; write " + cases[i][2]);
        }
    }

    /** Quotes and brackets are not added to what has some. */
    @Test
    void proposesNoOtherText() {
        String size = "@jakarta.validation.constraints.Size(min = 2) ";
        assertThat(error("@LlmField(defaultJson = \"\\\"B\\\"\") " + size + "String it"))
                .endsWith("; write a JSON text that the component takes");
        assertThat(error("@LlmField(example = \"B\") " + size + "String it"))
                .endsWith("; write one that the component takes");
        assertThat(error("@LlmField(example = \"[\\\"a\\\", 2]\") List<String> it"))
                .endsWith("; write one that the component takes");
        assertThat(error("@LlmField(example = \"{\\\"seconds\\\": 2}\") List<Wait> it"))
                .endsWith("; write \"[{\\\"seconds\\\": 2}]\"");
    }

    @Test
    void proposesExamples() {
        assertThat(error("@LlmField(example = \"\\\"NEW\\\"\") Thread.State it"))
                .contains("the example \"\\\"NEW\\\"\" does not fit: ")
                .endsWith("; write \"NEW\"");
        assertThat(error("@LlmField(example = \"yes\") boolean it"))
                .endsWith("; write one that the component takes, such as \"true\"");
        assertThat(error("@LlmField(example = \"a\") List<String> it")).endsWith("; write \"[\\\"a\\\"]\"");
        assertThat(error("@LlmField(example = \"ten\\n\\\\\") int it"))
                .contains("the example \"ten\\n\\\\\" does not fit: ");
        String digits = "1".repeat(200);
        assertThat(error("@LlmField(example = \"" + digits + "\") byte it"))
                .contains("the example \"" + digits.substring(0, 100) + "...\" does not fit: ");
    }
}
