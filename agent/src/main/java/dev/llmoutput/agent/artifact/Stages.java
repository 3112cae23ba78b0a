package dev.llmoutput.agent.artifact;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Turns a plain function into a stage. */
final class Stages {
    private Stages() {}

    static <R> CompletionStage<R> call(Supplier<R> function) {
        try {
            return CompletableFuture.completedFuture(function.get());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
