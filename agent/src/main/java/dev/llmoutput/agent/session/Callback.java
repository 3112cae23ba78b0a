package dev.llmoutput.agent.session;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks what the host has brought: whatever it does instead of answering is a stage that failed. */
final class Callback {
    private Callback() {}

    /** The stage that {@code action} answers; a throw fails it, and so does a null, which {@code name} is blamed for. */
    static <R extends @Nullable Object> CompletionStage<R> call(
            String name, Supplier<? extends @Nullable CompletionStage<R>> action) {
        try {
            CompletionStage<R> stage = action.get();
            return stage == null
                    ? CompletableFuture.failedFuture(new IllegalStateException("the " + name + " answered null"))
                    : stage;
        } catch (RuntimeException | Error e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
