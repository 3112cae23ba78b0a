package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened in a run. Secrets that the run's redactor knows are gone from every text in it. No
 * {@code toString} tells a text of a reply. Immutable.
 */
public sealed interface AcceptEvent {
    /** The name of the expected type. */
    String type();

    /** The attempt that this is about, from 1. */
    int attempt();

    /** An attempt begins: a model call, or the reading of a reply that was handed in. */
    final class AttemptStarted extends Moment implements AcceptEvent {
        AttemptStarted(String type, int attempt) {
            super(type, attempt);
        }
    }

    /** A reply was read as a value. */
    final class Parsed extends Moment implements AcceptEvent {
        private final Attempt details;
        private final boolean changed;

        Parsed(String type, int attempt, Attempt details, boolean changed) {
            super(type, attempt);
            this.details = details;
            this.changed = changed;
        }

        /** The attempt, with its redacted reply. */
        public Attempt details() {
            return details;
        }

        /** Whether the value differs from what the model wrote. */
        public boolean changed() {
            return changed;
        }
    }

    /** A reply failed. */
    final class Failed extends Moment implements AcceptEvent {
        private final Attempt details;

        Failed(String type, int attempt, Attempt details) {
            super(type, attempt);
            this.details = details;
        }

        /** The attempt, with its redacted reply. */
        public Attempt details() {
            return details;
        }

        /** What was wrong, redacted. */
        public Failure failure() {
            return details.failure().orElseThrow();
        }
    }

    /** The model is about to be asked again because of the failure of this attempt. */
    final class Reasked extends Moment implements AcceptEvent {
        private final int retriesLeft;

        Reasked(String type, int attempt, int retriesLeft) {
            super(type, attempt);
            this.retriesLeft = retriesLeft;
        }

        /** How many re-asks remain after this one. */
        public int retriesLeft() {
            return retriesLeft;
        }
    }

    /** The run ended with a value. */
    final class Accepted extends Moment implements AcceptEvent {
        private final @Nullable Usage usage;

        Accepted(String type, int attempt, @Nullable Usage usage) {
            super(type, attempt);
            this.usage = usage;
        }

        /** The tokens of the whole run; absent if no call reported any. */
        public Optional<Usage> usage() {
            return Optional.ofNullable(usage);
        }
    }

    /** The run ended without a value. */
    final class Rejected extends Moment implements AcceptEvent {
        private final Failure failure;
        private final RejectionCause cause;
        private final @Nullable Usage usage;

        Rejected(String type, int attempt, Failure failure, RejectionCause cause, @Nullable Usage usage) {
            super(type, attempt);
            this.failure = failure;
            this.cause = cause;
            this.usage = usage;
        }

        /** What was wrong with the last reply, redacted. */
        public Failure failure() {
            return failure;
        }

        /** Why the model was not asked again. */
        public RejectionCause cause() {
            return cause;
        }

        /** The tokens of the whole run; absent if no call reported any. */
        public Optional<Usage> usage() {
            return Optional.ofNullable(usage);
        }
    }
}
