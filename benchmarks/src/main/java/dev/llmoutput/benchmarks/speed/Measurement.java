package dev.llmoutput.benchmarks.speed;

import java.util.Objects;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/** What {@link CpuTime} counted in a run. */
public final class Measurement {
    private Measurement() {}

    /** Nanoseconds for one reply or text in the best iteration. */
    public static double best(RunResult result) {
        return least(result, "nanoseconds");
    }

    /** Bytes allocated for one reply or text in the iteration that allocated least. */
    public static double bytes(RunResult result) {
        return least(result, "bytes");
    }

    private static double least(RunResult result, String counter) {
        double best = Double.MAX_VALUE;
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                best = Math.min(best, count(iteration, counter) / count(iteration, "replies"));
            }
        }
        return best;
    }

    private static double count(IterationResult iteration, String name) {
        return Objects.requireNonNull(iteration.getSecondaryResults().get(name), name)
                .getScore();
    }
}
