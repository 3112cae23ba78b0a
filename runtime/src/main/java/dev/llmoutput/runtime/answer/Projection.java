package dev.llmoutput.runtime.answer;

/**
 * What one surface (a chat, a review, a run page, a memory) makes of an answer. It gets the canonical text, the same for
 * every surface, and has no reason to normalize it or to ask a model.
 *
 * @param <R> what the surface shows or sends
 */
@FunctionalInterface
public interface Projection<R> {
    /** Renders the canonical, redacted text. */
    R render(String text);
}
