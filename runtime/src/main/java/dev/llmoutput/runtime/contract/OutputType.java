package dev.llmoutput.runtime.contract;

import java.util.Optional;

/**
 * An expected datatype of a model's reply: everything that is known of what is valid, and of how often to ask again.
 * A new datatype is one implementation of this interface; no loop and no caller gets a special case.
 *
 * <p>Implementations are immutable and may be shared between threads. The same raw text always gives an equal result:
 * no random, no I/O and no model call, and no clock but where a contract speaks of what is past or to come.
 *
 * @param <T> the Java type of an accepted value
 */
public interface OutputType<T> {
    /** The type's name, for providers and run records. */
    String name();

    /** What to tell a model so that it answers with this type; absent if there is nothing to tell. */
    Optional<String> requestHint();

    /**
     * Reads a raw reply. Whatever is wrong with the text comes back as {@link Parsed.Failed}; nothing is thrown for it.
     *
     * @throws NullPointerException if {@code raw} is null
     */
    Parsed<T> parse(String raw);

    /** Whether asking the model again makes sense after this failure. */
    boolean retryable(Failure failure);

    /** The largest number of further model calls after a first reply that failed; 0 or more. */
    int maxRetries();
}
