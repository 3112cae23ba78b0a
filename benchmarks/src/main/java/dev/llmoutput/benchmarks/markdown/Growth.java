package dev.llmoutput.benchmarks.markdown;

import dev.llmoutput.benchmarks.speed.Measurement;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Prints for each shape the processor time of a text, and how much more one of twice the length takes. */
public final class Growth {
    private static final String SHORT = "20000";
    private static final String LONG = "40000";

    private Growth() {}

    /** Runs and prints. */
    public static void main(String[] args) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(MarkdownBenchmark.class.getName())
                .param("length", SHORT, LONG)
                .forks(1)
                .warmupIterations(6)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(1))
                .jvmArgs("-Xbatch", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
                .verbosity(VerboseMode.SILENT)
                .build();
        Map<String, Double> times = new TreeMap<>();
        for (RunResult result : new Runner(options).run()) {
            String shape = result.getParams().getParam("shape");
            times.put(shape + result.getParams().getParam("length"), Measurement.best(result));
        }
        print(times);
    }

    private static void print(Map<String, Double> times) {
        System.out.println("| shape | µs for 20,000 characters | x for 40,000 |\n| --- | ---: | ---: |");
        for (MarkdownShape shape : MarkdownShape.values()) {
            double once = times.getOrDefault(shape + SHORT, Double.NaN);
            double twice = times.getOrDefault(shape + LONG, Double.NaN);
            System.out.printf(Locale.ROOT, "| %s | %,.0f | %.2f |%n", shape, once / 1000, twice / once);
        }
    }
}
