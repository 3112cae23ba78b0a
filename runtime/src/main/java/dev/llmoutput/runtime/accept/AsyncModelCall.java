package dev.llmoutput.runtime.accept;

import dev.llmoutput.Dialect;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Sends a request to a model without waiting. */
@FunctionalInterface
public interface AsyncModelCall {
    /**
     * Asks the model. What it throws, and what the stage fails with, is what the run fails with; it is never repeated
     * here. The stage must support {@link CompletionStage#toCompletableFuture()}; it is cancelled when the run is.
     */
    CompletionStage<ModelReply> call(ModelRequest request);

    /** The form of schema that this call honours in {@link ModelRequest#structuredOutput()}; absent if none. */
    default Optional<Dialect> nativeSchema() {
        return Optional.empty();
    }
}
