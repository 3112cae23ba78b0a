package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.OutputType;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a reply as an expected type and, where that helps, asks for a better one. It knows no type and no format: what is
 * valid, and how often to ask again, is the type's business alone.
 *
 * <p>A failed output is never thrown: it comes back as {@link Outcome.Rejected}. What the caller's own code throws (a
 * model call that does not come about, a type that breaks) does reach the caller, unchanged and at once. A run never
 * makes more re-asks than the type, or {@link AcceptOptions}, says, waits for nothing between them, and makes none after
 * a reply that was cut off, refused, or waits for tools.
 *
 * <p>The forms that end in {@code Async} never block a thread: they go on where a stage completes.
 */
public final class AcceptOutput {
    private AcceptOutput() {}

    /** Reads a reply; nobody is asked again. */
    public static <T> Outcome<T> accept(OutputType<T> type, String raw) {
        AcceptRun<T> run = new AcceptRun<>(type, AcceptOptions.DEFAULT, false);
        readFirst(run, raw);
        return Objects.requireNonNull(run.outcome());
    }

    /** Reads a reply and asks again while it fails, the type allows it and retries remain. */
    public static <T> Outcome<T> accept(OutputType<T> type, String raw, Reask reask) {
        return accept(type, raw, reask, AcceptOptions.DEFAULT);
    }

    /**
     * Reads a reply and asks again while it fails and type and options allow it.
     *
     * @throws java.util.concurrent.CancellationException if a re-ask is due and the run is cancelled, or the calling
     *     thread interrupted (its flag stays set)
     */
    public static <T> Outcome<T> accept(OutputType<T> type, String raw, Reask reask, AcceptOptions options) {
        Replies replies = new Replies.OfReask(Objects.requireNonNull(reask, "reask"));
        AcceptRun<T> run = new AcceptRun<>(type, options, true);
        readFirst(run, raw);
        return finish(run, replies);
    }

    /** Asks a model, and asks again while its reply fails, the type allows it and retries remain. */
    public static <T> Outcome<T> ask(OutputType<T> type, ModelCall model, ModelRequest request) {
        return ask(type, model, request, AcceptOptions.DEFAULT);
    }

    /**
     * Asks a model, and asks again while its reply fails and type and options allow it. A request without structured
     * output is told the type's hint, in its first system message. A re-ask is the same request, the last reply, and what
     * was wrong with it; earlier replies are not sent again.
     *
     * @throws java.util.concurrent.CancellationException if a call is due and the run is cancelled, or the calling thread
     *     interrupted (its flag stays set)
     */
    public static <T> Outcome<T> ask(OutputType<T> type, ModelCall model, ModelRequest request, AcceptOptions options) {
        Replies replies = new Replies.OfModel(Objects.requireNonNull(model, "model"), Conversation.of(type, request));
        return finish(new AcceptRun<>(type, options, true), replies);
    }

    /** As {@link #accept(OutputType, String, Reask)}, without waiting. */
    public static <T> CompletableFuture<Outcome<T>> acceptAsync(OutputType<T> type, String raw, AsyncReask reask) {
        return acceptAsync(type, raw, reask, AcceptOptions.DEFAULT);
    }

    /**
     * As {@link #accept(OutputType, String, Reask, AcceptOptions)}, without waiting. A cancelled run cancels the future,
     * and a cancelled future the run.
     */
    public static <T> CompletableFuture<Outcome<T>> acceptAsync(
            OutputType<T> type, String raw, AsyncReask reask, AcceptOptions options) {
        AsyncReplies replies = new AsyncReplies.OfReask(Objects.requireNonNull(reask, "reask"));
        ModelReply first = ModelReply.of(Objects.requireNonNull(raw, "raw"));
        AcceptRun<T> run = new AcceptRun<>(type, options, true);
        PendingOutcome<T> pending = new PendingOutcome<>(options.cancellation());
        run.begin();
        carryOn(run, replies, pending, CompletableFuture.completedFuture(first));
        return pending.future();
    }

    /** As {@link #ask(OutputType, ModelCall, ModelRequest)}, without waiting. */
    public static <T> CompletableFuture<Outcome<T>> askAsync(
            OutputType<T> type, AsyncModelCall model, ModelRequest request) {
        return askAsync(type, model, request, AcceptOptions.DEFAULT);
    }

    /**
     * As {@link #ask(OutputType, ModelCall, ModelRequest, AcceptOptions)}, without waiting. A cancelled run cancels the
     * future, and a cancelled future the run.
     */
    public static <T> CompletableFuture<Outcome<T>> askAsync(
            OutputType<T> type, AsyncModelCall model, ModelRequest request, AcceptOptions options) {
        AsyncReplies replies =
                new AsyncReplies.OfModel(Objects.requireNonNull(model, "model"), Conversation.of(type, request));
        AcceptRun<T> run = new AcceptRun<>(type, options, true);
        PendingOutcome<T> pending = new PendingOutcome<>(options.cancellation());
        carryOn(run, replies, pending, null);
        return pending.future();
    }

    private static void readFirst(AcceptRun<?> run, String raw) {
        Objects.requireNonNull(raw, "raw");
        run.begin();
        run.read(ModelReply.of(raw));
    }

    private static <T> Outcome<T> finish(AcceptRun<T> run, Replies replies) {
        Outcome<T> outcome = run.outcome();
        while (outcome == null) {
            run.beginCall(Thread.currentThread().isInterrupted());
            run.read(replies.next(run.lastAttempt()));
            outcome = run.outcome();
        }
        return outcome;
    }

    /** Goes on while replies are there; where one is not, its arrival goes on. Stages that are done cost no stack. */
    private static <T> void carryOn(
            AcceptRun<T> run,
            AsyncReplies replies,
            PendingOutcome<T> pending,
            @Nullable CompletableFuture<ModelReply> arrived) {
        CompletableFuture<ModelReply> call = arrived;
        try {
            while (run.outcome() == null && !pending.future().isDone()) {
                if (call == null) {
                    run.beginCall(false);
                    call = replies.next(run.lastAttempt());
                }
                if (!call.isDone()) {
                    CompletableFuture<ModelReply> awaited = call;
                    pending.await(awaited, () -> carryOn(run, replies, pending, awaited));
                    return;
                }
                run.read(Objects.requireNonNull(call.join(), "the model call answered null"));
                call = null;
            }
            pending.future().complete(run.outcome());
        } catch (CompletionException e) {
            pending.future().completeExceptionally(e.getCause() == null ? e : e.getCause());
        } catch (Throwable e) {
            pending.future().completeExceptionally(e);
        }
    }
}
