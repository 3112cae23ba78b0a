package dev.llmoutput.processor.golden;

import dev.llmoutput.processor.LlmOutputProcessor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record as large as real ones get, with constraints on each component. */
class SixtyComponentsTest {
    private static final List<String> KINDS = List.of(
            "@NotBlank @Size(min = 2, max = 20) @Pattern(regexp = \"[a-z]+\") String",
            "@Min(0) @Max(9) int",
            "@Size(min = 1, max = 3) List<@NotBlank @Size(max = 9) String>",
            "Optional<@Positive @Digits(integer = 9, fraction = 2) BigDecimal>",
            "Map<String, @Min(0) @Max(99) Integer>",
            "@Email @Size(max = 80) String");

    @TempDir
    Path folder;

    @Test
    void everyMethodCanBeCompiled() throws Exception {
        String components = IntStream.range(0, 60)
                .mapToObj(i -> KINDS.get(i % KINDS.size()) + " component" + i)
                .collect(Collectors.joining(",\n    "));
        Files.writeString(folder.resolve("Sixty.java"), """
                import dev.llmoutput.LlmOutput;
                import jakarta.validation.constraints.*;
                import java.math.BigDecimal;
                import java.util.*;

                @LlmOutput
                record Sixty(
                    %s) {}
                """.formatted(components));
        Compiled compiled =
                Compiled.of(folder, Golden.target("plain", "sixty"), Optional.of(new LlmOutputProcessor()), List.of());

        HugeMethods.assertNone(compiled, "SixtyOutput");
    }
}
