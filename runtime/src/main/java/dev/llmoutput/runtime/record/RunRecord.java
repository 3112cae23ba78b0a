package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.Attempt;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.answer.AnswerEvent;
import dev.llmoutput.runtime.answer.Projection;
import dev.llmoutput.runtime.answer.SafeCanonical;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one run gave: every reply as the model wrote it, and the one canonical text, both without secrets. Where the two
 * are the same text, one copy is stored. Immutable; two are equal when all their parts are.
 */
public final class RunRecord {
    private final String run;
    private final Instant at;
    private final String type;
    private final List<RecordedAttempt> attempts;
    private final @Nullable String canonical;
    private final boolean changed;
    private final @Nullable StopReason stopReason;
    private final @Nullable RejectionCause rejectionCause;

    /** {@code canonical} and {@code rejectionCause}: exactly one of the two is null. */
    RunRecord(
            String run,
            Instant at,
            String type,
            List<RecordedAttempt> attempts,
            @Nullable String canonical,
            boolean changed,
            @Nullable StopReason stopReason,
            @Nullable RejectionCause rejectionCause) {
        this.run = Objects.requireNonNull(run, "run");
        this.at = Objects.requireNonNull(at, "at");
        this.type = type;
        this.attempts = List.copyOf(attempts);
        this.canonical = canonical;
        this.changed = changed;
        this.stopReason = stopReason;
        this.rejectionCause = rejectionCause;
    }

    /**
     * The record of an outcome.
     *
     * @param run the run's id, in the host's own scheme
     * @param at when it ended
     * @param redactor takes the secrets out of every text
     */
    public static RunRecord of(
            String run, Instant at, OutputType<?> type, Outcome<?> outcome, SecretRedactor redactor) {
        List<RecordedAttempt> attempts = new ArrayList<>();
        for (Attempt attempt : outcome.trail()) {
            attempts.add(RecordedAttempt.of(attempt.redacted(redactor)));
        }
        StopReason stop = outcome.stopReason().orElse(null);
        if (outcome instanceof Outcome.Accepted<?> accepted) {
            String canonical = canonical(type, accepted, redactor);
            return new RunRecord(run, at, type.name(), attempts, canonical, accepted.changed(), stop, null);
        }
        RejectionCause cause = ((Outcome.Rejected<?>) outcome).cause();
        return new RunRecord(run, at, type.name(), attempts, null, false, stop, cause);
    }

    /** Without secrets, also where the canonical text spells one in another way than the reply. */
    private static String canonical(OutputType<?> type, Outcome.Accepted<?> accepted, SecretRedactor redactor) {
        SafeCanonical canonical = new SafeCanonical(type, redactor);
        String raw = accepted.raw();
        String safe = redactor.redact(raw);
        return safe.equals(raw) ? canonical.settled(accepted.canonical()) : canonical.of(safe, accepted.canonical());
    }

    /**
     * The record of a final answer, whose secrets the boundary has taken out. An answer whose {@code raw} had to go is
     * recorded with its canonical text alone.
     *
     * @param run the run's id, in the host's own scheme
     * @param at when it ended
     * @param type the type of the boundary that made the event
     */
    public static RunRecord ofAnswer(String run, Instant at, OutputType<?> type, AnswerEvent answer) {
        String raw = answer.raw().orElse(answer.text());
        RecordedAttempt attempt = new RecordedAttempt(raw, null, List.of(), null, Duration.ZERO);
        return new RunRecord(run, at, type.name(), List.of(attempt), answer.text(), answer.changed(), null, null);
    }

    /** The run's id. */
    public String run() {
        return run;
    }

    /** When it ended. */
    public Instant at() {
        return at;
    }

    /** The name of the expected type. */
    public String type() {
        return type;
    }

    /** Every reply, the first one first; unmodifiable and never empty. */
    public List<RecordedAttempt> attempts() {
        return attempts;
    }

    /** The last reply as the model wrote it. */
    public String raw() {
        return attempts.get(attempts.size() - 1).raw();
    }

    /** The canonical text; absent if no reply was accepted. */
    public Optional<String> canonical() {
        return Optional.ofNullable(canonical);
    }

    /** Whether the accepted value differs from what the model wrote. */
    public boolean changed() {
        return changed;
    }

    /** Why the model stopped writing the last reply; absent if nobody said. */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    /** Why the model was not asked again; absent if a reply was accepted. */
    public Optional<RejectionCause> rejectionCause() {
        return Optional.ofNullable(rejectionCause);
    }

    /** What {@code surface} makes of the canonical text; absent if there is none. */
    public <R> Optional<R> project(Projection<R> surface) {
        return canonical().map(surface::render);
    }

    /** The tokens of all attempts together; absent if nobody said. */
    public Optional<Usage> usage() {
        return attempts.stream().flatMap(attempt -> attempt.usage().stream()).reduce(Usage::plus);
    }

    /** The record as one line of JSON. */
    public String toJson() {
        return RecordWriter.write(this);
    }

    /**
     * The record that {@link #toJson()} wrote; members that it does not know are ignored.
     *
     * @throws IllegalArgumentException if it is no record
     */
    public static RunRecord fromJson(String json) {
        return RecordReader.read(json);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RunRecord that
                && run.equals(that.run)
                && at.equals(that.at)
                && type.equals(that.type)
                && attempts.equals(that.attempts)
                && Objects.equals(canonical, that.canonical)
                && changed == that.changed
                && stopReason == that.stopReason
                && rejectionCause == that.rejectionCause;
    }

    @Override
    public int hashCode() {
        return Objects.hash(run, at, type, attempts, canonical, changed, stopReason, rejectionCause);
    }

    /** Only what is safe to log: never a text of a reply. */
    @Override
    public String toString() {
        return "RunRecord[" + run + ", " + type + ", attempts=" + attempts.size() + ", accepted=" + (canonical != null)
                + "]";
    }
}
