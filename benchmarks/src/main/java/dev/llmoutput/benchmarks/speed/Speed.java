package dev.llmoutput.benchmarks.speed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs all ways on some shapes, each in a JVM of its own, and prints how they compare: processor time for one reply, as a
 * multiple of ours.
 *
 * <p>Arguments: the shapes, separated by commas; the number of rounds; optionally the ways.
 */
public final class Speed {
    private static final int WARM_UPS = 4;
    private static final int ITERATIONS = 5;

    private Speed() {}

    /** Runs and prints. */
    public static void main(String[] args) throws RunnerException {
        if (args.length < 2) {
            System.err.println("Usage: Speed SHAPE,SHAPE.. ROUNDS [WAY,WAY..]");
            System.exit(2);
        }
        String[] shapes = args[0].split(",");
        String[] ways = args.length > 2 ? args[2].split(",") : names();
        Map<String, List<Double>> times = new LinkedHashMap<>();
        for (int round = Integer.parseInt(args[1]); round > 0; round--) {
            for (RunResult result : run(shapes, ways)) {
                String key = result.getParams().getParam("shape") + " "
                        + result.getParams().getParam("way");
                times.computeIfAbsent(key, one -> new ArrayList<>()).add(Measurement.best(result));
            }
        }
        for (String shape : shapes) {
            print(shape, ways, times);
        }
    }

    private static String[] names() {
        List<String> names = new ArrayList<>();
        for (Way way : Way.values()) {
            names.add(way.name());
        }
        return names.toArray(String[]::new);
    }

    private static Collection<RunResult> run(String[] shapes, String[] ways) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(ReadBenchmark.class.getName())
                .param("shape", shapes)
                .param("way", ways)
                .forks(1)
                .warmupIterations(WARM_UPS)
                .warmupTime(TimeValue.seconds(2))
                .measurementIterations(ITERATIONS)
                .measurementTime(TimeValue.seconds(1))
                .jvmArgs("-Xbatch", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
                .verbosity(VerboseMode.SILENT)
                .build();
        return new Runner(options).run();
    }

    private static void print(String shape, String[] ways, Map<String, List<Double>> times) {
        System.out.println("\n### " + shape + "\n\n| way | x ours, min / median / max | ns of processor time, best |");
        System.out.println("| --- | ---: | ---: |");
        List<Double> ours = times.getOrDefault(shape + " " + Way.OURS, List.of());
        for (String way : ways) {
            List<Double> theirs = times.getOrDefault(shape + " " + way, List.of());
            List<Double> ratios = new ArrayList<>();
            for (int round = 0; round < Math.min(ours.size(), theirs.size()); round++) {
                ratios.add(theirs.get(round) / ours.get(round));
            }
            Collections.sort(ratios);
            if (!ratios.isEmpty()) {
                System.out.printf(
                        Locale.ROOT,
                        "| %s | %.2f / %.2f / %.2f | %,.0f |%n",
                        way,
                        ratios.get(0),
                        ratios.get(ratios.size() / 2),
                        ratios.get(ratios.size() - 1),
                        Collections.min(theirs));
            }
        }
    }
}
