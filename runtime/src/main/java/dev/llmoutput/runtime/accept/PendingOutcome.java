package dev.llmoutput.runtime.accept;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * What the caller of an asynchronous run waits for. When it is cancelled, by the caller or by the token, the call that is
 * under way is cancelled too.
 */
final class PendingOutcome<T> {
    private final CompletableFuture<Outcome<T>> future = new CompletableFuture<>();
    private final CancellationToken token;
    private volatile @Nullable CompletableFuture<ModelReply> call;

    PendingOutcome(CancellationToken token) {
        this.token = token;
        CompletionStage<Outcome<T>> stage = future;
        stage.whenComplete((outcome, error) -> cancelCall());
    }

    CompletableFuture<Outcome<T>> future() {
        return future;
    }

    /** Runs {@code resume} when {@code newCall} is done, on the thread that completes it. */
    void await(CompletableFuture<ModelReply> newCall, Runnable resume) {
        call = newCall;
        CancellationToken.Registration registration = token.onCancel(this::cancel);
        if (future.isDone()) {
            cancelCall();
        }
        CompletionStage<ModelReply> stage = newCall;
        stage.whenComplete((reply, error) -> {
            registration.close();
            resume.run();
        });
    }

    private void cancel() {
        future.completeExceptionally(
                new CancellationException("cancelled: " + token.reason().orElse("")));
    }

    private void cancelCall() {
        CompletableFuture<ModelReply> pending = call;
        if (pending != null) {
            pending.cancel(true);
        }
    }
}
