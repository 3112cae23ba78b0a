package dev.llmoutput.benchmarks.bytecode;

import dev.llmoutput.benchmarks.compile.Compiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints how much bytecode the processor generates for records of 10, 60 and 254 components, of ten kinds in turn, and the
 * largest method of each: HotSpot compiles none above 8,000 bytes.
 */
public final class BytecodeTable {
    private static final List<String> KINDS = List.of(
            "@NotBlank @Size(max = 40) String",
            "@Min(0) @Max(100) int",
            "Kind",
            "@Size(min = 1, max = 9) List<@NotBlank String>",
            "Optional<@Size(max = 200) String>",
            "@DecimalMin(\"0\") BigDecimal",
            "LocalDate",
            "boolean",
            "Part",
            "@PositiveOrZero float");

    private BytecodeTable() {}

    /** Compiles, counts and prints. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("bytecode");
        System.out.println(
                "| components | generated source, bytes | bytecode, bytes | for one component | largest method |");
        System.out.println("| ---: | ---: | ---: | ---: | --- |");
        for (int size : new int[] {10, 60, 254}) {
            print(size, folder.resolve("r" + size));
        }
    }

    private static void print(int size, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path source = Files.writeString(folder.resolve("Sized.java"), source(size));
        Compiled compiled = Compiled.of(List.of(source), folder.resolve("classes"));
        int bytes = 0;
        int largest = 0;
        String method = "";
        for (Path file : generated(compiled.classes(), ".class")) {
            for (Map.Entry<String, Integer> one :
                    MethodSizes.of(Files.readAllBytes(file)).entrySet()) {
                bytes += one.getValue();
                if (one.getValue() > largest) {
                    largest = one.getValue();
                    method = one.getKey().replaceFirst("\\(.*", "");
                }
            }
        }
        long text = Files.size(generated(compiled.classes(), ".java").get(0));
        System.out.printf(
                Locale.ROOT,
                "| %d | %,d | %,d | %,d | `%s`, %,d |%n",
                size,
                text,
                bytes,
                bytes / size,
                method,
                largest);
    }

    private static List<Path> generated(Path classes, String ending) throws IOException {
        try (Stream<Path> files = Files.list(classes)) {
            return files.filter(file -> file.getFileName().toString().startsWith("SizedOutput"))
                    .filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static String source(int size) {
        String components = IntStream.range(0, size)
                .mapToObj(i -> KINDS.get(i % KINDS.size()) + " component" + i)
                .collect(Collectors.joining(",\n    "));
        return """
                import dev.llmoutput.LlmOutput;
                import jakarta.validation.constraints.*;
                import java.math.BigDecimal;
                import java.time.LocalDate;
                import java.util.*;

                @LlmOutput
                public record Sized(
                    %s) {
                    enum Kind { ONE, TWO, THREE }

                    record Part(@NotBlank String name, @Min(1) int count) {}
                }
                """.formatted(components);
    }
}
