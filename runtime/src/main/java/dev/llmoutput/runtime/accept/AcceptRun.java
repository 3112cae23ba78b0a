package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The state and every decision of one run; {@link AcceptOutput} only carries replies to it. One run is one logical
 * thread.
 */
final class AcceptRun<T> {
    private final OutputType<T> type;
    private final AcceptOptions options;
    private final boolean canAskAgain;
    private final Announcer announcer;
    private final List<Attempt> trail = new ArrayList<>();
    private long startedAt;
    private @Nullable Usage spent;
    private @Nullable Outcome<T> outcome;

    AcceptRun(OutputType<T> type, AcceptOptions options, boolean canAskAgain) {
        this.type = Objects.requireNonNull(type, "type");
        this.options = Objects.requireNonNull(options, "options");
        this.canAskAgain = canAskAgain;
        this.announcer = new Announcer(type.name(), options);
    }

    /**
     * Begins an attempt that is a model call.
     *
     * @param interrupted whether the thread that would wait for the call is interrupted
     * @throws CancellationException if the call is no longer wanted
     */
    void beginCall(boolean interrupted) {
        options.cancellation().throwIfCancelled();
        if (interrupted) {
            throw new CancellationException("cancelled: the thread was interrupted");
        }
        if (!trail.isEmpty()) {
            announcer.reasked(trail.size(), retries() - trail.size());
        } else if (options.deadlinePassed()) {
            throw new CancellationException("cancelled: the deadline passed before the first model call");
        }
        begin();
    }

    /** Begins an attempt. */
    void begin() {
        announcer.attemptStarted(trail.size() + 1);
        startedAt = System.nanoTime();
    }

    /** Ends an attempt: reads its reply, and decides whether the run ends with it. */
    void read(ModelReply reply) {
        Parsed<T> parsed = StopRule.weigh(type.parse(reply.text()), reply);
        if (parsed instanceof Parsed.Ok<T> ok) {
            accept(reply, ok);
        } else {
            fail(reply, ((Parsed.Failed<T>) parsed).failure());
        }
    }

    private void accept(ModelReply reply, Parsed.Ok<T> ok) {
        Attempt attempt = ended(reply, null, ok.repairs());
        outcome = new Outcome.Accepted<>(ok, trail, reply.stopReason().orElse(null), spent);
        announcer.accepted(trail.size(), attempt, ok.changed(), spent);
    }

    private void fail(ModelReply reply, Failure failure) {
        Attempt attempt = ended(reply, failure, List.of());
        announcer.failed(trail.size(), attempt);
        StopReason stopReason = reply.stopReason().orElse(null);
        RejectionCause cause = whyNotAgain(failure, stopReason);
        if (cause != null) {
            outcome = new Outcome.Rejected<>(failure, cause, trail, stopReason, spent);
            announcer.rejected(trail.size(), failure, cause, spent);
        }
    }

    private Attempt ended(ModelReply reply, @Nullable Failure failure, List<Repair> repairs) {
        Duration duration = Duration.ofNanos(System.nanoTime() - startedAt);
        Usage usage = reply.usage().orElse(null);
        if (usage != null) {
            spent = spent == null ? usage : spent.plus(usage);
        }
        Attempt attempt = new Attempt(reply.text(), failure, repairs, usage, duration);
        trail.add(attempt);
        return attempt;
    }

    private @Nullable RejectionCause whyNotAgain(Failure failure, @Nullable StopReason stopReason) {
        if (stopReason != null && stopReason.endsRun()) {
            return RejectionCause.STOP_REASON;
        }
        if (!canAskAgain) {
            return RejectionCause.NO_REASK;
        }
        if (!type.retryable(failure)) {
            return RejectionCause.NOT_RETRYABLE;
        }
        if (trail.size() > retries()) {
            return RejectionCause.RETRIES_SPENT;
        }
        if (options.deadlinePassed()) {
            return RejectionCause.DEADLINE_PASSED;
        }
        return options.tokenBudget().allows(spent == null ? Usage.ZERO : spent) ? null : RejectionCause.TOKENS_SPENT;
    }

    private int retries() {
        return options.retriesOr(type.maxRetries());
    }

    /** How the run ended; null as long as the model is to be asked. */
    @Nullable
    Outcome<T> outcome() {
        return outcome;
    }

    /** The last attempt; null before the first one. */
    @Nullable
    Attempt lastAttempt() {
        return trail.isEmpty() ? null : trail.get(trail.size() - 1);
    }
}
