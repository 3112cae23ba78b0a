package dev.llmoutput.agent.artifact;

import dev.llmoutput.agent.message.AgentInput;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Says to the model what it should do better.
 *
 * @param <T> the host's type of an artifact
 */
@FunctionalInterface
public interface ArtifactRepairer<T> {
    /**
     * Answers the input of the next turn, which is stored once and sent as it is. A stage that fails ends the run.
     *
     * @param value the object that the parser made; null if the failure is the parser's
     * @param failure why the answer was not accepted
     */
    CompletionStage<AgentInput> repair(@Nullable T value, ArtifactValidation failure, ArtifactContext context);

    /** A repairer that answers at once; what it throws becomes a failed stage. */
    static <T> ArtifactRepairer<T> of(Sync<? super T> function) {
        return (value, failure, context) -> Stages.call(() -> function.repair(value, failure, context));
    }

    /** A repairer that answers at once and looks at the failure alone; what it throws becomes a failed stage. */
    static <T> ArtifactRepairer<T> of(Function<ArtifactValidation, AgentInput> function) {
        return (value, failure, context) -> Stages.call(() -> function.apply(failure));
    }

    /** One user message: the errors' messages, one per line; a general sentence if there is none. Paths are left out. */
    static <T> ArtifactRepairer<T> ofMessages() {
        return of(ArtifactRepairer::messages);
    }

    private static AgentInput messages(ArtifactValidation failure) {
        List<ArtifactError> errors = failure.errors().orElse(List.of());
        if (errors.isEmpty()) {
            return AgentInput.of("The answer was not accepted. Please correct it.");
        }
        return AgentInput.of(
                String.join("\n", errors.stream().map(ArtifactError::message).toList()));
    }

    /**
     * A repairer as a plain function.
     *
     * @param <T> the host's type of an artifact
     */
    @FunctionalInterface
    interface Sync<T> {
        /** As {@link ArtifactRepairer#repair}, at once. */
        AgentInput repair(@Nullable T value, ArtifactValidation failure, ArtifactContext context);
    }
}
