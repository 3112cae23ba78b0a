package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** B180: a record with as many components as Java allows, 254, whose texts are too long for one constant. */
class LargeRecordTest {
    @TempDir
    static Path folder;

    private static Compiled compiled;

    @BeforeAll
    static void compile() throws Exception {
        String components =
                IntStream.range(0, 254).mapToObj(LargeRecordTest::component).collect(Collectors.joining(",\n    "));
        Files.writeString(folder.resolve("Large.java"), """
                import dev.llmoutput.LlmOutput;
                import jakarta.validation.constraints.*;
                import java.util.*;

                /** \\u20ac */
                @LlmOutput
                record Large(
                    %s) {}
                """.formatted(components));
        compiled =
                Compiled.of(folder, Golden.target("plain", "large"), Optional.of(new LlmOutputProcessor()), List.of());
    }

    /** Descriptions of three-byte characters bring the schema near the size above which the processor warns. */
    private static String component(int index) {
        String type = switch (index % 4) {
            case 0 -> "@NotBlank @Size(max = 20) @Pattern(regexp = \"[a-z]+\") String";
            case 1 -> "Optional<@Min(0) @Max(9) Integer>";
            case 2 -> "@Size(min = 1, max = 3) List<Optional<String>>";
            default -> "@Min(0) @Max(9) int";
        };
        return "@dev.llmoutput.LlmField(description = \"" + "\\u20ac".repeat(50) + "\") " + type + " c" + index;
    }

    private static String reply() {
        return IntStream.range(0, 254)
                .mapToObj(i -> "\"c" + i + "\":"
                        + List.of("\"x\"", "1", "[\"a\",null]", "2").get(i % 4))
                .collect(Collectors.joining(",", "{", "}"));
    }

    @Test
    void isReadAndWritten() {
        Companion companion = compiled.companion("LargeOutput");
        String outcome = companion
                .parse(reply())
                .match(ok -> ok.canonical(), failed -> failed.failure().observed());
        assertThat(outcome).isEqualTo(reply());
        Object value = companion.parse(reply()).match(ok -> ok.value(), failed -> null);
        assertThat(companion.validate(value)).isEmpty();
        assertThat(companion.schema().length()).isGreaterThan(30_000);
    }

    @Test
    void everyFaultIsFound() {
        String bad = reply().replace("\"x\"", "\"X1\"")
                .replace(":1", ":-1")
                .replace("[\"a\",null]", "[]")
                .replace(":2", ":99");
        int issues = compiled.companion("LargeOutput")
                .parse(bad)
                .match(ok -> 0, failed -> failed.failure().issues().size());
        assertThat(issues).isEqualTo(254);
    }

    @Test
    void everyMethodCanBeCompiled() throws Exception {
        HugeMethods.assertNone(compiled, "LargeOutput");
    }
}
