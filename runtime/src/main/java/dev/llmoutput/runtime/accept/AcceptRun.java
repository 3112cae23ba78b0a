package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The state and every decision of one run; {@link AcceptOutput} only carries replies to it. One logical thread. */
final class AcceptRun<T> {
    private final OutputType<T> type;
    private final boolean canAskAgain;
    private final List<Attempt> trail = new ArrayList<>();
    private long startedAt;
    private @Nullable Failure failure;
    private @Nullable Outcome<T> outcome;

    AcceptRun(OutputType<T> type, boolean canAskAgain) {
        this.type = Objects.requireNonNull(type, "type");
        this.canAskAgain = canAskAgain;
    }

    /** Begins an attempt. */
    void begin() {
        startedAt = System.nanoTime();
    }

    /** Ends an attempt: reads its reply, and decides whether the run ends with it. */
    void read(ModelReply reply) {
        Parsed<T> parsed = StopRule.weigh(type.parse(reply.text()), reply);
        StopReason stopReason = reply.stopReason().orElse(null);
        if (parsed instanceof Parsed.Ok<T> ok) {
            failure = null;
            record(reply, ok.repairs());
            outcome = new Outcome.Accepted<>(ok, trail, stopReason);
        } else {
            failure = ((Parsed.Failed<T>) parsed).failure();
            record(reply, List.of());
            RejectionCause cause = whyNotAgain(failure, stopReason);
            outcome = cause == null ? null : new Outcome.Rejected<>(failure, cause, trail, stopReason);
        }
    }

    private void record(ModelReply reply, List<Repair> repairs) {
        Duration duration = Duration.ofNanos(System.nanoTime() - startedAt);
        trail.add(new Attempt(reply.text(), failure, repairs, reply.usage().orElse(null), duration));
    }

    private @Nullable RejectionCause whyNotAgain(Failure why, @Nullable StopReason stopReason) {
        if (stopReason != null && stopReason.endsRun()) {
            return RejectionCause.STOP_REASON;
        }
        if (!canAskAgain) {
            return RejectionCause.NO_REASK;
        }
        if (!type.retryable(why)) {
            return RejectionCause.NOT_RETRYABLE;
        }
        return trail.size() > type.maxRetries() ? RejectionCause.RETRIES_SPENT : null;
    }

    /** How the run ended; null as long as the model is to be asked again. */
    @Nullable
    Outcome<T> outcome() {
        return outcome;
    }

    /** What was wrong with the last reply, which is to be asked for again. */
    Failure failure() {
        return Objects.requireNonNull(failure);
    }
}
