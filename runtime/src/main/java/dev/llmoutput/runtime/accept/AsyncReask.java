package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A way to ask the model again without waiting, when the caller keeps the conversation itself. */
@FunctionalInterface
public interface AsyncReask {
    /**
     * Asks again. What it throws, and what the stage fails with, is what the run fails with. The stage must support
     * {@link CompletionStage#toCompletableFuture()}; it is cancelled when the run is.
     *
     * @param failure what was wrong with the last reply; {@link Failure#observed()} is the line to send
     * @return a stage of the new raw reply; null in it counts as empty
     */
    CompletionStage<? extends @Nullable String> ask(Failure failure);
}
