package dev.llmoutput;

/** What a reader does with an object key that the contract does not know. */
public enum UnknownKeys {
    /**
     * Drop it and say so: the value is accepted and {@code changed} is true. A key that is a near miss of an absent
     * component, or that stands beside a missing required one, is still reported.
     */
    STRIP,

    /** Refuse it: one {@code unrecognized_keys} issue for the object. */
    REJECT
}
