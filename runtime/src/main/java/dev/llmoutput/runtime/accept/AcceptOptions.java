package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a caller may set for a run; all of it is optional. Immutable. */
public final class AcceptOptions {
    /** Nothing set. */
    public static final AcceptOptions DEFAULT = builder().build();

    private final CancellationToken cancellation;
    private final TokenBudget tokenBudget;
    private final @Nullable Instant deadline;
    private final @Nullable Integer retries;
    private final List<Consumer<? super AcceptEvent>> listeners;
    private final SecretRedactor redactor;

    private AcceptOptions(Builder builder) {
        this.cancellation = builder.cancellation;
        this.tokenBudget = builder.tokenBudget;
        this.deadline = builder.deadline;
        this.retries = builder.retries;
        this.listeners = List.copyOf(builder.listeners);
        this.redactor = builder.redactor;
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    CancellationToken cancellation() {
        return cancellation;
    }

    TokenBudget tokenBudget() {
        return tokenBudget;
    }

    boolean deadlinePassed() {
        return deadline != null && !Instant.now().isBefore(deadline);
    }

    int retriesOr(int retriesOfType) {
        return retries == null ? retriesOfType : retries;
    }

    List<Consumer<? super AcceptEvent>> listeners() {
        return listeners;
    }

    SecretRedactor redactor() {
        return redactor;
    }

    /** Collects options. */
    public static final class Builder {
        private CancellationToken cancellation = CancellationToken.NONE;
        private TokenBudget tokenBudget = TokenBudget.UNLIMITED;
        private @Nullable Instant deadline;
        private @Nullable Integer retries;
        private final List<Consumer<? super AcceptEvent>> listeners = new ArrayList<>();
        private SecretRedactor redactor = SecretRedactor.NONE;

        private Builder() {}

        /**
         * Checked before each model call. A cancelled run ends with a {@link java.util.concurrent.CancellationException};
         * an asynchronous one at once, its pending call cancelled too.
         */
        public Builder cancellation(CancellationToken token) {
            this.cancellation = Objects.requireNonNull(token, "token");
            return this;
        }

        /** Asked before each re-ask; a run that may not go on ends with its last failure. */
        public Builder tokenBudget(TokenBudget budget) {
            this.tokenBudget = Objects.requireNonNull(budget, "budget");
            return this;
        }

        /**
         * From then on no model call begins: the run ends with its last failure, or with a
         * {@link java.util.concurrent.CancellationException} if not even the first call could begin.
         */
        public Builder deadline(Instant instant) {
            this.deadline = Objects.requireNonNull(instant, "instant");
            return this;
        }

        /**
         * How often to ask again, in place of what the type says.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public Builder retries(int times) {
            if (times < 0) {
                throw new IllegalArgumentException("retries must not be negative: " + times);
            }
            this.retries = times;
            return this;
        }

        /**
         * Adds a listener. Listeners are called in this order, on the run's thread; what one throws is logged and harms
         * neither the run nor the others.
         */
        public Builder listener(Consumer<? super AcceptEvent> listener) {
            this.listeners.add(Objects.requireNonNull(listener, "listener"));
            return this;
        }

        /** Scrubs secrets from events. What goes to the model and what the outcome holds stay as they are. */
        public Builder redactor(SecretRedactor secretRedactor) {
            this.redactor = Objects.requireNonNull(secretRedactor, "secretRedactor");
            return this;
        }

        /** The options. */
        public AcceptOptions build() {
            return new AcceptOptions(this);
        }
    }
}
