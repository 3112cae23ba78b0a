package dev.llmoutput.processor.model;

import java.util.Locale;

/** Where a time lies from now. */
public enum Tense {
    /** Before the present. */
    PAST("Past", "in the past"),
    /** Not after the present. */
    PAST_OR_PRESENT("PastOrPresent", "in the past or present"),
    /** After the present. */
    FUTURE("Future", "in the future"),
    /** Not before the present. */
    FUTURE_OR_PRESENT("FutureOrPresent", "in the future or present");

    private final String annotation;
    private final String phrase;

    Tense(String annotation, String phrase) {
        this.annotation = annotation;
        this.phrase = phrase;
    }

    /** The simple name of Jakarta Validation's annotation. */
    public String annotation() {
        return annotation;
    }

    /** The annotation's name as a method has it: {@code pastOrPresent}. */
    public String method() {
        return annotation.substring(0, 1).toLowerCase(Locale.ROOT) + annotation.substring(1);
    }

    /** What to tell a model, in a few words. */
    public String phrase() {
        return phrase;
    }

    /** Whether the present limits it from above. */
    public boolean isPast() {
        return this == PAST || this == PAST_OR_PRESENT;
    }

    /** Whether the present itself is allowed. */
    public boolean hasPresent() {
        return this == PAST_OR_PRESENT || this == FUTURE_OR_PRESENT;
    }

    /** The one of two on the same side of now that allows less. */
    public Tense narrower(Tense other) {
        return hasPresent() ? other : this;
    }

    /** Whether no time is both. */
    public boolean contradicts(Tense other) {
        return isPast() != other.isPast() && !(hasPresent() && other.hasPresent());
    }
}
