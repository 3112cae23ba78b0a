package dev.llmoutput.benchmarks.speed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs all ways on some shapes, each in a JVM of its own, and prints how they compare: processor time for one reply, as a
 * multiple of ours. Before that every way reads every reply once, and what it makes of them must be right.
 *
 * <p>Arguments: the shapes, separated by commas; the number of rounds (0 only compares the answers); optionally the ways.
 */
public final class Speed {
    /** After the warm-up that counts processor time, for the loop of JMH itself. */
    private static final int WARM_UPS = 2;

    private static final int ITERATIONS = 5;

    private Speed() {}

    /** Compares, runs and prints. */
    public static void main(String[] args) throws RunnerException {
        if (args.length < 2) {
            System.err.println("Usage: Speed SHAPE,SHAPE.. ROUNDS [WAY,WAY..]");
            System.exit(2);
        }
        String[] shapes = args[0].split(",");
        String[] ways = args.length > 2 ? args[2].split(",") : names();
        SpeedTable table = new SpeedTable(List.of(ways));
        for (String shape : shapes) {
            for (String way : ways) {
                table.answer(shape, way, Agreement.of(Way.valueOf(way), Shape.valueOf(shape)));
            }
        }
        for (int round = Integer.parseInt(args[1]); round > 0; round--) {
            for (RunResult result : run(shapes, ways)) {
                table.add(result);
            }
        }
        for (String shape : shapes) {
            System.out.print(table.text(shape));
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
                .warmupTime(TimeValue.milliseconds(200))
                .measurementIterations(ITERATIONS)
                .measurementTime(TimeValue.milliseconds(300))
                .jvmArgs("-Xbatch", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g")
                .verbosity(VerboseMode.SILENT)
                .build();
        return new Runner(options).run();
    }
}
