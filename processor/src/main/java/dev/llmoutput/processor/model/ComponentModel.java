package dev.llmoutput.processor.model;

import java.util.Optional;

/**
 * A record component as a member of a JSON object.
 *
 * @param javaName the component's name
 * @param jsonName the member's key
 * @param slot what stands there
 * @param description what it means, in one line
 * @param refinements what else the author says of it
 * @param site the component
 */
public record ComponentModel(
        String javaName, String jsonName, Slot slot, Optional<String> description, Refinements refinements, Site site) {
    /** A component of which the author says nothing else. */
    public ComponentModel(String javaName, String jsonName, Slot slot, Optional<String> description, Site site) {
        this(javaName, jsonName, slot, description, Refinements.NONE, site);
    }

    /** Whether a reply must have the key. */
    public boolean required() {
        return slot.required() && refinements.defaultJson().isEmpty();
    }

    /** Whether a value that holds nothing is written as null: left out, the default would stand in for it. */
    public boolean writesNull() {
        return !slot.required() && refinements.defaultJson().isPresent();
    }

    /** What a reply may hold there: where something stands in for nothing, also null. */
    public Slot written() {
        return required() || !slot.required()
                ? slot
                : new Slot(slot.shape(), Slot.Absence.NULLABLE, slot.constraints());
    }
}
