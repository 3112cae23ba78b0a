package dev.llmoutput.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.TestCompilation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Defaults and examples are judged at compile time as the generated reader would read them. */
class GivenValuesTest {
    private static List<String> errors(String components) {
        return TestCompilation.errors(new TestCompilation().compile("""
                import dev.llmoutput.*;
                import java.util.*;
                @LlmOutput record Given(%s) {
                    sealed interface Step {}
                    record Wait(int seconds, @LlmField(aliases = "why") Optional<String> reason) implements Step {}
                    record Call(String number) implements Step {}
                }
                """.formatted(components)));
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
        for (String key : List.of("constructor", "prototype", "__proto__")) {
            String json = "\"{\\\"a\\\": {\\\"" + key + "\\\": 1}}\"";
            assertThat(error("@LlmField(defaultJson = " + json + ") Object any"))
                    .contains("Given.any: ", "providers refuse the key \"" + key + "\"");
            assertThat(error("@LlmField(example = " + json + ") Map<String, Object> any"))
                    .contains("Given.any: ", "providers refuse the key \"" + key + "\"");
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
        String none = "no error";
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
        for (String[] row : cases) {
            String message = errors("@LlmField(defaultJson = \"" + row[1] + "\") " + row[0] + " it").stream()
                    .findFirst()
                    .orElse(none);
            assertThat(message)
                    .startsWith("[LlmOutput/bad-default] Given.it: the default \"" + row[1] + "\" does not fit: ")
                    .endsWith("; write " + row[2]);
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
