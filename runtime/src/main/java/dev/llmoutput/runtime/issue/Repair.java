package dev.llmoutput.runtime.issue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
        /** A code fence round the value was left out. */
        FENCE,
        /** Text before or after the value was left out. */
        PROSE,
        /** The model's thinking was left out. */
        THINKING,
        /** Raw control characters in a string were escaped. */
        CONTROL_CHARACTER,
        /** Backslashes that begin no escape were taken literally. */
        ESCAPE,
        /** A comma before a closing bracket was left out. */
        TRAILING_COMMA,
        /** A comment was left out. */
        COMMENT,
        /** Single or typographic quotes round a string were read as double quotes, or a name without any was put into them. */
        QUOTES,
        /** {@code True}, {@code False} or {@code None} was read as JSON's word for it. */
        LITERAL,
        /** A value of another JSON type was taken because nothing is lost by it. */
        COERCION
    }

    /** No lambda, as most programs meet their first mended reply before they have warmed up. */
    private static final Comparator<Repair> BY_OFFSET = new Comparator<>() {
        @Override
        public int compare(Repair one, Repair other) {
            return Integer.compare(one.offset, other.offset);
        }
    };

    /** Checks that nothing is null and that {@code offset} is not negative. */
    public Repair {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(what, "what");
        if (offset < 0) {
            throw new IllegalArgumentException("offset must not be negative: " + offset);
        }
    }

    /** All of both in document order; what begins at the same place stays in the order told. */
    public static List<Repair> inDocumentOrder(List<Repair> first, List<Repair> second) {
        List<Repair> all = new ArrayList<>(first);
        all.addAll(second);
        all.sort(BY_OFFSET);
        return List.copyOf(all);
    }
}
