package dev.llmoutput.agent.artifact;

import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Judges an artifact.
 *
 * @param <T> the host's type of an artifact
 */
@FunctionalInterface
public interface ArtifactValidator<T> {
    /**
     * Judges one artifact. An artifact that should be revised is a verdict that is not ok; a stage that fails ends the
     * run.
     *
     * @param value the object that the parser made
     */
    CompletionStage<ArtifactValidation> validate(T value, ArtifactContext context);

    /** A validator that answers at once; what it throws becomes a failed stage. */
    static <T> ArtifactValidator<T> of(BiFunction<? super T, ? super ArtifactContext, ArtifactValidation> function) {
        return (value, context) -> Stages.call(() -> function.apply(value, context));
    }

    /** A validator that answers at once and needs no context; what it throws becomes a failed stage. */
    static <T> ArtifactValidator<T> of(Function<? super T, ArtifactValidation> function) {
        return (value, context) -> Stages.call(() -> function.apply(value));
    }
}
