package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What an author says of a component beyond its name, type and constraints.
 *
 * @param aliases further keys that a reply may use
 * @param defaultJson a JSON text that stands in where the key is absent
 * @param example a value that fits, as the author wrote it: the text itself where a string is wanted, else a JSON text
 * @param secret whether nothing may quote its values
 */
public record Refinements(
        List<String> aliases, Optional<String> defaultJson, Optional<String> example, boolean secret) {
    /** Nothing. */
    public static final Refinements NONE = new Refinements(List.of(), Optional.empty(), Optional.empty(), false);

    /** Copies the list. */
    public Refinements {
        aliases = List.copyOf(aliases);
    }
}
