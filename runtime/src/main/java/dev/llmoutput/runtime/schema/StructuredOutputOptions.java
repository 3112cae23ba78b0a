package dev.llmoutput.runtime.schema;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A name, a JSON Schema, and whether the provider is to enforce it strictly. Checked when made; immutable. */
public final class StructuredOutputOptions {
    /** The largest schema, in UTF-8 bytes of its compact text. */
    public static final int MAX_SCHEMA_BYTES = 65_536;

    /** The longest name, in UTF-16 units. */
    public static final int MAX_NAME_LENGTH = 128;

    private final String name;
    private final Map<String, @Nullable Object> schema;
    private final String schemaJson;
    private final boolean strict;

    private StructuredOutputOptions(
            String name, Map<String, @Nullable Object> schema, String schemaJson, boolean strict) {
        this.name = name;
        this.schema = schema;
        this.schemaJson = schemaJson;
        this.strict = strict;
    }

    /**
     * Options that do not ask for strictness.
     *
     * @param name what the provider calls the shape; trimmed
     * @param schema String keys; values are String, Boolean, finite numbers, null, List, and Map again
     * @throws StructuredOutputException if name or schema must not be sent
     */
    public static StructuredOutputOptions of(String name, Map<String, ? extends @Nullable Object> schema) {
        return ofCopy(name, new SchemaCopy().of(schema));
    }

    private static StructuredOutputOptions ofCopy(String name, Map<String, @Nullable Object> copy) {
        String trimmed = checkedName(name);
        try (JsonAppender out = new JsonAppender()) {
            out.value(copy);
            return new StructuredOutputOptions(trimmed, copy, checkedSize(out.toString()), false);
        }
    }

    /**
     * Options with a schema that is JSON already.
     *
     * @throws StructuredOutputException if name or schema must not be sent, or the schema is no JSON object
     */
    public static StructuredOutputOptions of(String name, String schemaJson) {
        try {
            if (JsonTree.read(schemaJson, JsonLimits.DEFAULT) instanceof Map<?, ?> schema) {
                return ofCopy(name, new SchemaCopy().of(schema));
            }
        } catch (JsonSyntaxException e) {
            throw SchemaCopy.invalid("the schema is not JSON: " + e.getMessage());
        }
        throw SchemaCopy.invalid("the schema is not a JSON object");
    }

    /** These options, with or without strictness. */
    public StructuredOutputOptions withStrict(boolean newStrict) {
        return new StructuredOutputOptions(name, schema, schemaJson, newStrict);
    }

    private static String checkedName(String name) {
        int start = JsonWhitespace.trimStart(name, 0, name.length());
        String trimmed = name.substring(start, JsonWhitespace.trimEnd(name, start, name.length()));
        if (trimmed.isEmpty() || trimmed.length() > MAX_NAME_LENGTH) {
            throw new StructuredOutputException(
                    StructuredOutputException.Code.INVALID_NAME,
                    "the name must have 1 to " + MAX_NAME_LENGTH + " characters, it has " + trimmed.length());
        }
        return trimmed;
    }

    private static String checkedSize(String schemaJson) {
        int bytes = schemaJson.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_SCHEMA_BYTES) {
            throw SchemaCopy.tooLarge(bytes + " bytes");
        }
        return schemaJson;
    }

    /** What the provider calls the shape. */
    public String name() {
        return name;
    }

    /** The schema as plain JSON values; unmodifiable at every level. */
    public Map<String, @Nullable Object> schema() {
        return schema;
    }

    /** The schema as compact JSON. */
    public String schemaJson() {
        return schemaJson;
    }

    /** Whether the provider is to refuse anything else. */
    public boolean strict() {
        return strict;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StructuredOutputOptions that
                && name.equals(that.name)
                && schemaJson.equals(that.schemaJson)
                && strict == that.strict;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, schemaJson, strict);
    }

    @Override
    public String toString() {
        return "StructuredOutputOptions[" + name + ", strict=" + strict + ", " + schemaJson.length() + " characters]";
    }
}
