package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended: with an accepted value, or with the failure of its last reply. Either way the last raw reply and the
 * whole trail are on it, so that a caller can fail open or closed. Immutable.
 *
 * @param <T> the Java type of an accepted value
 */
public sealed interface Outcome<T> permits Outcome.Accepted, Outcome.Rejected {
    /** The last reply as the model wrote it. */
    String raw();

    /** How many replies were read; 1 or more. */
    int attempts();

    /** Every attempt, the first one first; unmodifiable. */
    List<Attempt> trail();

    /** Why the model stopped writing the last reply; absent if nobody said so. */
    Optional<StopReason> stopReason();

    /** The tokens of all attempts together; absent if none reports any. */
    Optional<Usage> usage();

    /** Whether there is a value. */
    boolean accepted();

    /**
     * The value.
     *
     * @throws OutputRejectedException if there is none
     */
    T orElseThrow();

    /** The value, or nothing. */
    Optional<T> toOptional();

    /** Answers what the matching function makes of this outcome. */
    <R> R match(
            Function<? super Accepted<T>, ? extends R> accepted, Function<? super Rejected<T>, ? extends R> rejected);

    /**
     * The last reply was accepted.
     *
     * @param <T> the Java type of the value
     */
    final class Accepted<T> extends Trail implements Outcome<T> {
        private final Parsed.Ok<T> parsed;

        Accepted(Parsed.Ok<T> parsed, List<Attempt> trail, @Nullable StopReason stopReason, @Nullable Usage usage) {
            super(trail, stopReason, usage);
            this.parsed = parsed;
        }

        /** The typed value. */
        public T value() {
            return parsed.value();
        }

        /** The one canonical text of the value. */
        public String canonical() {
            return parsed.canonical();
        }

        /** Whether the value differs from what the model wrote; see {@link Parsed.Ok#changed()}. */
        public boolean changed() {
            return parsed.changed();
        }

        /** What was mended before the text could be read; unmodifiable. */
        public List<Repair> repairs() {
            return parsed.repairs();
        }

        @Override
        public boolean accepted() {
            return true;
        }

        @Override
        public T orElseThrow() {
            return value();
        }

        @Override
        public Optional<T> toOptional() {
            return Optional.of(value());
        }

        @Override
        public <R> R match(
                Function<? super Accepted<T>, ? extends R> accepted,
                Function<? super Rejected<T>, ? extends R> rejected) {
            return accepted.apply(this);
        }

        /** Only what is safe to log: never the value or a text of the reply. */
        @Override
        public String toString() {
            return "Accepted[attempts=" + attempts() + ", " + parsed + "]";
        }
    }

    /**
     * No reply was accepted.
     *
     * @param <T> the Java type of the value that was expected
     */
    final class Rejected<T> extends Trail implements Outcome<T> {
        private final Failure failure;
        private final RejectionCause cause;

        Rejected(
                Failure failure,
                RejectionCause cause,
                List<Attempt> trail,
                @Nullable StopReason stopReason,
                @Nullable Usage usage) {
            super(trail, stopReason, usage);
            this.failure = failure;
            this.cause = cause;
        }

        /** What was wrong with the last reply. */
        public Failure failure() {
            return failure;
        }

        /** Why the model was not asked again. */
        public RejectionCause cause() {
            return cause;
        }

        @Override
        public boolean accepted() {
            return false;
        }

        @Override
        public T orElseThrow() {
            throw new OutputRejectedException(this);
        }

        @Override
        public Optional<T> toOptional() {
            return Optional.empty();
        }

        @Override
        public <R> R match(
                Function<? super Accepted<T>, ? extends R> accepted,
                Function<? super Rejected<T>, ? extends R> rejected) {
            return rejected.apply(this);
        }

        /** Only what is safe to log: never a text of the reply. */
        @Override
        public String toString() {
            return "Rejected[attempts=" + attempts() + ", cause=" + cause + ", " + failure + "]";
        }
    }
}
