package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One reply and what became of it. Immutable. */
public final class Attempt {
    private final String raw;
    private final @Nullable Failure failure;
    private final List<Repair> repairs;
    private final @Nullable Usage usage;
    private final Duration duration;

    Attempt(String raw, @Nullable Failure failure, List<Repair> repairs, @Nullable Usage usage, Duration duration) {
        this.raw = raw;
        this.failure = failure;
        this.repairs = repairs;
        this.usage = usage;
        this.duration = duration;
    }

    /** The reply as the model wrote it. */
    public String raw() {
        return raw;
    }

    /** Why it was not accepted; absent if it was. */
    public Optional<Failure> failure() {
        return Optional.ofNullable(failure);
    }

    /** What was mended in an accepted reply; unmodifiable, empty for one that failed. */
    public List<Repair> repairs() {
        return repairs;
    }

    /** What the call cost; absent if the model call did not say, or if the reply did not come from one. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /** The time of the model call and of reading its reply; of reading alone for a reply that was handed in. */
    public Duration duration() {
        return duration;
    }

    /** This attempt without the secrets that {@code redactor} knows, in the reply and in all that is said of it. */
    public Attempt redacted(SecretRedactor redactor) {
        if (redactor.isEmpty()) {
            return this;
        }
        List<Repair> redactedRepairs = new ArrayList<>();
        for (Repair repair : repairs) {
            redactedRepairs.add(new Repair(repair.kind(), repair.offset(), redactor.redact(repair.what())));
        }
        return new Attempt(
                redactor.redact(raw),
                failure == null ? null : RedactedFailure.of(failure, redactor),
                List.copyOf(redactedRepairs),
                usage,
                duration);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Attempt that
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
        return "Attempt[" + (failure == null ? "repairs=" + repairs.size() : failure) + "]";
    }
}
