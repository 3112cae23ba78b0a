package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import org.jspecify.annotations.Nullable;

/** A way to ask the model again, when the caller keeps the conversation itself. */
@FunctionalInterface
public interface Reask {
    /**
     * Asks again and waits for the reply. What it throws reaches the caller of the loop unchanged: a call that does not
     * come about is no failed output.
     *
     * @param failure what was wrong with the last reply; {@link Failure#observed()} is the line to send
     * @return the new raw reply; null counts as empty
     */
    @Nullable
    String ask(Failure failure);
}
