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
        double best = Double.MAX_VALUE;
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                best = Math.min(best, counter(iteration, "nanoseconds") / counter(iteration, "replies"));
            }
        }
        return best;
    }

    private static double counter(IterationResult iteration, String name) {
        return Objects.requireNonNull(iteration.getSecondaryResults().get(name), name)
                .getScore();
    }
}
