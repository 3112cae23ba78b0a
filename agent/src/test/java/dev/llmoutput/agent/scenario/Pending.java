package dev.llmoutput.agent.scenario;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Stages that answer at once, or later on another thread. */
final class Pending {
    private Pending() {}

    static <R> CompletionStage<R> after(int delayMillis, Supplier<R> answer) {
        if (delayMillis == 0) {
            return CompletableFuture.completedFuture(answer.get());
        }
        Executor later =
                CompletableFuture.delayedExecutor(delayMillis, TimeUnit.MILLISECONDS, ForkJoinPool.commonPool());
        return CompletableFuture.supplyAsync(answer, later);
    }
}
