package dev.llmoutput.benchmarks.process;

import dev.llmoutput.processor.LlmOutputProcessor;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Prints the processor time of javac for records of ten components, with and without the processor: the better of two runs
 * in a process each.
 */
public final class CompileTime {
    private static final int RUNS = 2;

    private CompileTime() {}

    /** Compiles and prints. */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.println("| types | javac alone, s | with the processor, s | x |");
        System.out.println("| ---: | ---: | ---: | ---: |");
        for (int types : new int[] {200, 800}) {
            Path folder = Files.createTempDirectory("compile");
            List<String> sources = sources(types, Files.createDirectories(folder.resolve("src")));
            double plain = best(sources, folder.resolve("plain"), List.of("-proc:none"));
            double processed = best(
                    sources, folder.resolve("processed"), List.of("-processorpath", Jars.of(LlmOutputProcessor.class)));
            System.out.printf(Locale.ROOT, "| %d | %.1f | %.1f | %.2f |%n", types, plain, processed, processed / plain);
        }
    }

    private static double best(List<String> sources, Path classes, List<String> options)
            throws IOException, InterruptedException {
        long best = Long.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", classes.toString(), "-cp"));
            arguments.add(
                    System.getProperty("java.class.path").replace("*", "") + File.pathSeparator + Jars.ofAnnotations());
            arguments.addAll(options);
            arguments.addAll(sources);
            best = Math.min(best, ChildProcess.run("javac", arguments));
        }
        return best / 1_000.0;
    }

    private static List<String> sources(int types, Path folder) throws IOException {
        List<String> sources = new ArrayList<>();
        for (int i = 0; i < types; i++) {
            Path source = folder.resolve("Type" + i + ".java");
            sources.add(Files.writeString(source, source(i)).toString());
        }
        return sources;
    }

    private static String source(int number) {
        return """
                package com.example;

                import dev.llmoutput.LlmOutput;
                import jakarta.validation.constraints.*;
                import java.math.BigDecimal;
                import java.util.*;

                /** Record %1$d. */
                @LlmOutput
                public record Type%1$d(
                        @NotBlank String id,
                        @NotNull @Size(max = 80) String title,
                        @NotNull Kind kind,
                        @Min(0) @Max(100) int score,
                        double hours,
                        boolean open,
                        @NotNull Part part,
                        @NotNull @Size(max = 9) List<@NotBlank String> tags,
                        @NotNull @DecimalMin("0") BigDecimal price,
                        Optional<String> note) {
                    public enum Kind { LOW, HIGH }

                    public record Part(@NotBlank String name, @Positive int count) {}
                }
                """.formatted(number);
    }
}
