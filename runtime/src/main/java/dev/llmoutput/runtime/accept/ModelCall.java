package dev.llmoutput.runtime.accept;

import dev.llmoutput.Dialect;
import java.util.Optional;

/** Sends a request to a model and waits for its reply: the one thing to write for a provider. */
@FunctionalInterface
public interface ModelCall {
    /**
     * Asks the model. What it throws (a network error, a refused request) reaches the caller of the loop unchanged and is
     * never repeated here.
     */
    ModelReply call(ModelRequest request);

    /** The form of schema that this call honours in {@link ModelRequest#structuredOutput()}; absent if none. */
    default Optional<Dialect> nativeSchema() {
        return Optional.empty();
    }
}
