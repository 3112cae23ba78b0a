package dev.llmoutput.processor.model;

/** The Java types of a JSON array. */
public enum ArrayType {
    /** {@code List}. */
    LIST,
    /** {@code Collection}, which reads as a list. */
    COLLECTION,
    /** {@code Iterable}, which reads as a list. */
    ITERABLE,
    /** {@code Set}, in the order of the items. */
    SET,
    /** {@code SortedSet}. */
    SORTED_SET,
    /** A Java array. */
    ARRAY;

    /** Whether no two items may be equal. */
    public boolean distinct() {
        return this == SET || this == SORTED_SET;
    }
}
