package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.Attempt;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.issue.Repair;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One reply of a recorded run and what became of it. Immutable. */
public final class RecordedAttempt {
    private final String raw;
    private final @Nullable RecordedFailure failure;
    private final List<Repair> repairs;
    private final @Nullable Usage usage;
    private final Duration duration;

    RecordedAttempt(
            String raw,
            @Nullable RecordedFailure failure,
            List<Repair> repairs,
            @Nullable Usage usage,
            Duration duration) {
        this.raw = raw;
        this.failure = failure;
        this.repairs = List.copyOf(repairs);
        this.usage = usage;
        this.duration = duration;
    }

    static RecordedAttempt of(Attempt attempt) {
        return new RecordedAttempt(
                attempt.raw(),
                attempt.failure().map(RecordedFailure::of).orElse(null),
                attempt.repairs(),
                attempt.usage().orElse(null),
                attempt.duration());
    }

    /** The reply as the model wrote it, without secrets. */
    public String raw() {
        return raw;
    }

    /** Why it was not accepted; absent if it was. */
    public Optional<RecordedFailure> failure() {
        return Optional.ofNullable(failure);
    }

    /** What was mended; unmodifiable. */
    public List<Repair> repairs() {
        return repairs;
    }

    /** What the call cost; absent if nobody said. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /** The time of the call and of reading its reply. */
    public Duration duration() {
        return duration;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordedAttempt that
                && raw.equals(that.raw)
                && Objects.equals(failure, that.failure)
                && repairs.equals(that.repairs)
                && Objects.equals(usage, that.usage)
                && duration.equals(that.duration);
    }

    @Override
    public int hashCode() {
        return Objects.hash(raw, failure, repairs, usage, duration);
    }

    /** Only what is safe to log: never a text of the reply. */
    @Override
    public String toString() {
        return "RecordedAttempt[" + (failure == null ? "repairs=" + repairs.size() : failure) + "]";
    }
}
