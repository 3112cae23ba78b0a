package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.artifact.ArtifactRepairer;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.artifact.OutputArtifact;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A strategy by name, and what it needs. Immutable; the object also is the key to the typed answer of a run that followed
 * it, see {@link LoopResult#candidate}.
 *
 * @param <T> the host's type of an artifact
 */
public final class LoopOptions<T> implements LoopSelection {
    private final String strategy;
    private final ArtifactParser<T> parser;
    private final @Nullable ArtifactValidator<T> validator;
    private final ArtifactRepairer<T> repairer;
    private final int maxRevisions;
    private final ToolCallMode toolCalls;
    private final @Nullable Supplier<StructuredOutputOptions> structuredOutput;
    private final StructuredOutputMode structuredOutputMode;
    private final StructuredOutputTiming structuredOutputTiming;

    private LoopOptions(Builder<T> builder) {
        this.strategy = builder.strategy;
        this.parser = builder.parser;
        this.validator = builder.validator;
        this.repairer = builder.repairer;
        this.maxRevisions = builder.maxRevisions;
        this.toolCalls = builder.toolCalls;
        this.structuredOutput = builder.structuredOutput;
        this.structuredOutputMode = builder.structuredOutputMode;
        this.structuredOutputTiming = builder.structuredOutputTiming;
    }

    /** Options for artifacts that are plain texts. */
    public static Builder<String> builder() {
        return new Builder<>(ArtifactParser.text());
    }

    /** Options for artifacts that a parser makes. */
    public static <T> Builder<T> builder(ArtifactParser<T> parser) {
        return new Builder<>(parser);
    }

    /** Options with parser, validator and repairer of an output type; its retries are not taken over. */
    public static <T> Builder<Parsed<T>> builder(OutputType<T> type) {
        OutputArtifact<T> artifact = OutputArtifact.of(type);
        return builder(artifact.parser()).validator(artifact.validator()).repairer(artifact.repairer());
    }

    /** The name of the strategy. */
    public String strategy() {
        return strategy;
    }

    /** Makes an artifact of a text. */
    public ArtifactParser<T> parser() {
        return parser;
    }

    /** Judges an artifact; a strategy that judges needs one. */
    public Optional<ArtifactValidator<T>> validator() {
        return Optional.ofNullable(validator);
    }

    /** Says what to do better. */
    public ArtifactRepairer<T> repairer() {
        return repairer;
    }

    /** How many further answers may follow a first one that was not accepted. */
    public int maxRevisions() {
        return maxRevisions;
    }

    /** Whether the model may call tools. */
    public ToolCallMode toolCalls() {
        return toolCalls;
    }

    /** Where the schema of the requests comes from. */
    public Optional<Supplier<StructuredOutputOptions>> structuredOutput() {
        return Optional.ofNullable(structuredOutput);
    }

    /** Who sees to the shape. */
    public StructuredOutputMode structuredOutputMode() {
        return structuredOutputMode;
    }

    /** When requests carry the schema. */
    public StructuredOutputTiming structuredOutputTiming() {
        return structuredOutputTiming;
    }

    /**
     * Collects options.
     *
     * @param <T> the host's type of an artifact
     */
    public static final class Builder<T> {
        private final ArtifactParser<T> parser;
        private String strategy = GenerateValidateRevise.NAME;
        private @Nullable ArtifactValidator<T> validator;
        private ArtifactRepairer<T> repairer = ArtifactRepairer.ofMessages();
        private int maxRevisions = 3;
        private ToolCallMode toolCalls = ToolCallMode.DISABLED;
        private @Nullable Supplier<StructuredOutputOptions> structuredOutput;
        private StructuredOutputMode structuredOutputMode = StructuredOutputMode.NATIVE;
        private StructuredOutputTiming structuredOutputTiming = StructuredOutputTiming.EVERY_TURN;

        private Builder(ArtifactParser<T> parser) {
            this.parser = Objects.requireNonNull(parser, "parser");
        }

        /** The name of the strategy; {@value GenerateValidateRevise#NAME} unless said otherwise. */
        public Builder<T> strategy(String name) {
            this.strategy = Objects.requireNonNull(name, "name");
            return this;
        }

        /** Judges an artifact; {@value GenerateValidateRevise#NAME} does not start without one. */
        public Builder<T> validator(ArtifactValidator<T> newValidator) {
            this.validator = Objects.requireNonNull(newValidator, "newValidator");
            return this;
        }

        /** Says what to do better; the errors' messages unless said otherwise. */
        public Builder<T> repairer(ArtifactRepairer<T> newRepairer) {
            this.repairer = Objects.requireNonNull(newRepairer, "newRepairer");
            return this;
        }

        /**
         * How many further answers may follow a first one that was not accepted; 3 unless said otherwise.
         *
         * @throws IllegalArgumentException if negative
         */
        public Builder<T> maxRevisions(int number) {
            if (number < 0) {
                throw new IllegalArgumentException("maxRevisions must not be negative: " + number);
            }
            this.maxRevisions = number;
            return this;
        }

        /** Whether the model may call tools; not unless said otherwise. */
        public Builder<T> toolCalls(ToolCallMode mode) {
            this.toolCalls = Objects.requireNonNull(mode, "mode");
            return this;
        }

        /** The schema of the requests; it wins over one of the provider options. */
        public Builder<T> structuredOutput(StructuredOutputOptions schema) {
            Objects.requireNonNull(schema, "schema");
            return structuredOutput(() -> schema);
        }

        /**
         * A schema that is made when a run starts, and only if the run sends it, for example {@code
         * VerdictOutput::structuredOutput}. What it throws fails the run before its first turn.
         */
        public Builder<T> structuredOutput(Supplier<StructuredOutputOptions> schema) {
            this.structuredOutput = Objects.requireNonNull(schema, "schema");
            return this;
        }

        /** Who sees to the shape; the provider too unless said otherwise. */
        public Builder<T> structuredOutputMode(StructuredOutputMode mode) {
            this.structuredOutputMode = Objects.requireNonNull(mode, "mode");
            return this;
        }

        /** When requests carry the schema; always unless said otherwise. */
        public Builder<T> structuredOutputTiming(StructuredOutputTiming timing) {
            this.structuredOutputTiming = Objects.requireNonNull(timing, "timing");
            return this;
        }

        /** The options. */
        public LoopOptions<T> build() {
            return new LoopOptions<>(this);
        }
    }
}
