package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.Nullable;

/**
 * A value that was read.
 *
 * @param <R> what reading it gave
 */
final class Candidate<R> {
    private final MendedText text;
    private final R reading;
    private final int issues;
    /** Null if it does not fit, or is an element of a list that no other one is the same as. */
    private final @Nullable String canonical;

    Candidate(MendedText text, R reading, int issues, @Nullable String canonical) {
        this.text = text;
        this.reading = reading;
        this.issues = issues;
        this.canonical = canonical;
    }

    MendedText text() {
        return text;
    }

    R reading() {
        return reading;
    }

    int issues() {
        return issues;
    }

    /** Whether it fits as an element of a list. */
    boolean isElement() {
        return issues == 0 && canonical == null;
    }

    /** Whether both fit and are the same answer. */
    boolean isSame(Candidate<R> other) {
        return canonical != null && canonical.equals(other.canonical);
    }
}
