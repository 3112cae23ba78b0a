package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/**
 * Asks for an artifact, parses and judges it, and asks for a revision until it is accepted or the budget is used up:
 * {@code 1 + maxRevisions} answers, plus {@code maxToolRounds} replies that call tools, plus one promoted draft under
 * {@link StructuredOutputTiming#FINAL_TURN_ONLY}. There is no other limit on model calls.
 *
 * @param <T> the host's type of an artifact
 */
public final class GenerateValidateRevise<T> implements AgentLoop {
    /** The strategy's name. */
    public static final String NAME = "generate-validate-revise";

    private final LoopOptions<T> options;
    private final ArtifactValidator<T> validator;

    private GenerateValidateRevise(LoopOptions<T> options) {
        this.options = options;
        this.validator =
                options.validator().orElseThrow(() -> new IllegalArgumentException(NAME + " needs a validator"));
    }

    /**
     * The strategy with these options, whatever strategy they name.
     *
     * @throws IllegalArgumentException if there is no validator
     */
    public static <T> GenerateValidateRevise<T> of(LoopOptions<T> options) {
        return new GenerateValidateRevise<>(options);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<Supplier<StructuredOutputOptions>> schema(Optional<Supplier<StructuredOutputOptions>> direct) {
        return options.structuredOutputMode() == StructuredOutputMode.ARTIFACT_LOOP
                ? Optional.empty()
                : options.structuredOutput().or(() -> direct);
    }

    @Override
    public CompletionStage<LoopResult> run(LoopContext context) {
        ReviseRun<T> run = new ReviseRun<>(options, validator, context);
        return Repeat.until(run::turn);
    }
}
