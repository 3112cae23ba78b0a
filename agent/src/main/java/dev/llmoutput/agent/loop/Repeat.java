package dev.llmoutput.agent.loop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Repeats an asynchronous action until it gives a result. It never blocks, and actions that complete at once do not grow
 * the stack.
 */
final class Repeat<R> {
    private final Supplier<CompletionStage<Optional<R>>> action;
    private final CompletableFuture<R> result = new CompletableFuture<>();

    private Repeat(Supplier<CompletionStage<Optional<R>>> action) {
        this.action = action;
    }

    static <R> CompletionStage<R> until(Supplier<CompletionStage<Optional<R>>> action) {
        Repeat<R> repeat = new Repeat<>(action);
        repeat.go();
        return repeat.result;
    }

    /** Does the same with each item, one after the other; stops at the first failure. */
    static <E> CompletionStage<Void> forEach(List<E> items, Function<? super E, CompletionStage<Void>> action) {
        CompletionStage<Void> done = CompletableFuture.completedFuture(null);
        for (E item : items) {
            done = done.thenCompose(before -> action.apply(item));
        }
        return done;
    }

    private void go() {
        while (!result.isDone()) {
            CompletableFuture<Void> pass = start().handle(this::end);
            if (!pass.isDone()) {
                var unused = pass.thenRun(this::go);
                return;
            }
        }
    }

    private CompletableFuture<Optional<R>> start() {
        try {
            return action.get().toCompletableFuture();
        } catch (RuntimeException | Error e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private @Nullable Void end(Optional<R> value, @Nullable Throwable failure) {
        if (failure != null) {
            result.completeExceptionally(failure);
        } else {
            value.ifPresent(result::complete);
        }
        return null;
    }
}
