package dev.llmoutput.processor.model;

import java.util.List;

/**
 * A place for one JSON value: a component, an element of a list.
 *
 * @param shape what stands there when something does
 * @param absence whether, and how, nothing may stand there
 * @param constraints what the value must fulfil beyond its shape, in the order of schema keywords
 */
public record Slot(TypeShape shape, Absence absence, List<Constraint> constraints) {
    /** How Java says that nothing stands in a slot. */
    public enum Absence {
        /** Something always stands there; JSON null is an issue. */
        REQUIRED,
        /** {@code null}: a {@code @Nullable} type. */
        NULLABLE,
        /** {@code Optional.empty()}. */
        OPTIONAL,
        /** {@code OptionalInt.empty()} and its like: an optional that says itself what is in it. */
        OPTIONAL_NUMBER;

        /** Whether nothing is an object of its own rather than null. */
        public boolean isOptional() {
            return this == OPTIONAL || this == OPTIONAL_NUMBER;
        }
    }

    /** Copies the list. */
    public Slot {
        constraints = List.copyOf(constraints);
    }

    /** Whether something must stand there. */
    public boolean required() {
        return absence == Absence.REQUIRED;
    }
}
