package dev.llmoutput.benchmarks.process;

import dev.llmoutput.runtime.contract.OutputType;
import java.io.File;
import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Prints the processor time from the start of a JVM to its end: of one that does nothing, of one that reads one reply into a
 * checked record, and of one that does so with Jackson and Hibernate Validator. The mean of 20 runs each, in turn.
 */
public final class StartUp {
    private static final int RUNS = 20;

    private StartUp() {}

    /** Runs and prints. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Map<FirstReply, Long> total = new EnumMap<>(FirstReply.class);
        for (int run = 0; run < RUNS; run++) {
            for (FirstReply first : FirstReply.values()) {
                total.merge(first, ChildProcess.run("java", arguments(first)), Long::sum);
            }
        }
        double empty = total.getOrDefault(FirstReply.EMPTY, 0L);
        System.out.println("| what | processor time, ms | beyond an empty JVM, ms |");
        System.out.println("| --- | ---: | ---: |");
        total.forEach((first, milliseconds) -> System.out.printf(
                Locale.ROOT,
                "| %s | %.1f | %.1f |%n",
                first,
                (double) milliseconds / RUNS,
                (milliseconds - empty) / RUNS));
    }

    private static List<String> arguments(FirstReply first) {
        return List.of(
                "-XX:+UseSerialGC", "-Xshare:auto", "-cp", classPath(), FirstReply.class.getName(), first.name());
    }

    /** What we need first: each jar that is searched in vain costs, and the peers bring many. */
    private static String classPath() {
        return String.join(
                File.pathSeparator,
                Jars.of(FirstReply.class),
                Jars.of(OutputType.class),
                Jars.ofAnnotations(),
                System.getProperty("java.class.path"));
    }
}
