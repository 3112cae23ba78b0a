package dev.llmoutput.agent.session;

import dev.llmoutput.agent.loop.LoopSelection;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.runtime.accept.CancellationToken;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is special about one run; it wins over the agent's configuration. Immutable. */
public final class RunOptions {
    /** Nothing special. */
    public static final RunOptions DEFAULTS = builder().build();

    private final @Nullable LoopSelection loop;
    private final ProviderOptions providerOptions;
    private final @Nullable SecretRedactor redactor;
    private final Map<String, @Nullable Object> metadata;
    private final int maxToolRounds;
    private final List<String> activeSkills;
    private final CancellationToken signal;

    private RunOptions(Builder builder) {
        this.loop = builder.loop;
        this.providerOptions = builder.providerOptions;
        this.redactor = builder.redactor;
        this.metadata = builder.metadata;
        this.maxToolRounds = builder.maxToolRounds;
        this.activeSkills = builder.activeSkills;
        this.signal = builder.signal;
    }

    /** Options to be collected. */
    public static Builder builder() {
        return new Builder();
    }

    /** Options that only select how the run goes about its work. */
    public static RunOptions of(LoopSelection loop) {
        return builder().loop(loop).build();
    }

    Optional<LoopSelection> loop() {
        return Optional.ofNullable(loop);
    }

    ProviderOptions providerOptions() {
        return providerOptions;
    }

    Optional<SecretRedactor> redactor() {
        return Optional.ofNullable(redactor);
    }

    Map<String, @Nullable Object> metadata() {
        return metadata;
    }

    int maxToolRounds() {
        return maxToolRounds;
    }

    List<String> activeSkills() {
        return activeSkills;
    }

    CancellationToken signal() {
        return signal;
    }

    /** Collects options. */
    public static final class Builder {
        private @Nullable LoopSelection loop;
        private ProviderOptions providerOptions = ProviderOptions.NONE;
        private @Nullable SecretRedactor redactor;
        private Map<String, @Nullable Object> metadata = Map.of();
        private int maxToolRounds = 1;
        private List<String> activeSkills = List.of();
        private CancellationToken signal = CancellationToken.NONE;

        private Builder() {}

        /** How the run goes about its work; replaces the agent's choice as a whole. */
        public Builder loop(LoopSelection selection) {
            this.loop = Objects.requireNonNull(selection, "selection");
            return this;
        }

        /** What goes along with every request; merged over the agent's. */
        public Builder providerOptions(ProviderOptions options) {
            this.providerOptions = Objects.requireNonNull(options, "options");
            return this;
        }

        /** Keeps secrets out of events, store and error; replaces the agent's. */
        public Builder redactor(SecretRedactor newRedactor) {
            this.redactor = Objects.requireNonNull(newRedactor, "newRedactor");
            return this;
        }

        /** What callbacks and tools may know; merged over the agent's and the session's. */
        public Builder metadata(Map<String, @Nullable Object> newMetadata) {
            this.metadata = Collections.unmodifiableMap(new LinkedHashMap<>(newMetadata));
            return this;
        }

        /**
         * How many replies with tool calls may be answered; 1 unless said otherwise.
         *
         * @throws IllegalArgumentException if negative
         */
        public Builder maxToolRounds(int number) {
            if (number < 0) {
                throw new IllegalArgumentException("maxToolRounds must not be negative: " + number);
            }
            this.maxToolRounds = number;
            return this;
        }

        /** The skills to use, by name; one that is not registered fails the run before its first turn. */
        public Builder activeSkills(String... names) {
            this.activeSkills = List.of(names);
            return this;
        }

        /** Aborts the run when it is cancelled. */
        public Builder signal(CancellationToken token) {
            this.signal = Objects.requireNonNull(token, "token");
            return this;
        }

        /** The options. */
        public RunOptions build() {
            return new RunOptions(this);
        }
    }
}
