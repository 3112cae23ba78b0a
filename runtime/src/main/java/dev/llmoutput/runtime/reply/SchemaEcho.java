package dev.llmoutput.runtime.reply;

import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Tells an answer from the JSON Schema that it was to keep: a model that repeats the schema gives an object with a
 * {@code title} and a {@code description}, which are names of components as well.
 */
public final class SchemaEcho {
    static final String PROPERTIES = "properties";

    /** What stands beside {@link #PROPERTIES} in the schema of an object. */
    static final List<String> BESIDE = List.of("$schema", "$defs", "required", "additionalProperties");

    private SchemaEcho() {}

    /** Whether an object with these keys that its contract does not know is the schema of one. */
    public static boolean is(Collection<String> unknownKeys) {
        return unknownKeys.contains(PROPERTIES) && !Collections.disjoint(unknownKeys, BESIDE);
    }
}
