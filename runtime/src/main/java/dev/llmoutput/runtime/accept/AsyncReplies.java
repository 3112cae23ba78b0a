package dev.llmoutput.runtime.accept;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Where the replies of an asynchronous run come from, after the one that was handed in. */
interface AsyncReplies {
    /**
     * Asks for a reply; {@code failed} is the last attempt, null before the first one. Cancelling the answer cancels what
     * the caller's code is waiting for.
     */
    CompletableFuture<ModelReply> next(@Nullable Attempt failed);

    /** A caller that keeps the conversation itself. */
    record OfReask(AsyncReask reask) implements AsyncReplies {
        @Override
        public CompletableFuture<ModelReply> next(@Nullable Attempt failed) {
            CompletableFuture<? extends @Nullable String> text = reask.ask(
                            Objects.requireNonNull(failed).failure().orElseThrow())
                    .toCompletableFuture();
            CompletableFuture<ModelReply> reply = text.thenApply(ModelReply::of);
            CompletionStage<ModelReply> stage = reply;
            stage.whenComplete((done, error) -> {
                if (reply.isCancelled()) {
                    text.cancel(true);
                }
            });
            return reply;
        }
    }

    /** A model and the conversation with it. */
    record OfModel(AsyncModelCall model, Conversation conversation) implements AsyncReplies {
        @Override
        public CompletableFuture<ModelReply> next(@Nullable Attempt failed) {
            return model.call(conversation.next(failed)).toCompletableFuture();
        }
    }
}
