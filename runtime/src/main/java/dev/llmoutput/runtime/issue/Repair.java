package dev.llmoutput.runtime.issue;

import java.util.Objects;

/**
 * One thing that was mended before a reply could be read.
 *
 * @param kind what kind of mend
 * @param offset where in the raw reply it begins, 0-based, in UTF-16 units
 * @param what one line that says what was mended
 */
public record Repair(Kind kind, int offset, String what) {
    /** The kinds of mend. A reply that a strict reading takes has none. */
    public enum Kind {
        /** A code fence, a tag or prose round the value was left out. */
        EXTRACTED,
        /** A token was mended that has exactly one reading. */
        TOKEN,
        /** A value of another JSON type was taken because nothing is lost by it. */
        COERCED
    }

    /** Checks that nothing is null and that {@code offset} is not negative. */
    public Repair {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(what, "what");
        if (offset < 0) {
            throw new IllegalArgumentException("offset must not be negative: " + offset);
        }
    }
}
