package dev.llmoutput.runtime.typed;

import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * Tells an answer from the JSON Schema that it was to keep: a model that repeats the schema gives an object with a
 * {@code title} and a {@code description}, which are names of components as well.
 */
final class SchemaEcho {
    /** What the issue says was received. */
    static final String RECEIVED = "a JSON Schema";

    /** What stands beside {@code properties} in the schema of an object. */
    private static final List<String> BESIDE = List.of("$schema", "$defs", "required", "additionalProperties");

    private SchemaEcho() {}

    /** Whether an object with these unknown keys is the schema of one. */
    static boolean is(Collection<String> unknownKeys) {
        return unknownKeys.contains("properties") && !Collections.disjoint(unknownKeys, BESIDE);
    }
}
