package dev.llmoutput.runtime.schema;

import dev.llmoutput.runtime.json.JsonKeys;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Copies a schema and refuses what is not plain JSON; bounded in depth and size, whatever it is given. */
final class SchemaCopy {
    private static final int MAX_DEPTH = 512;

    private final Set<Object> path = Collections.newSetFromMap(new IdentityHashMap<>());
    private int values;

    static StructuredOutputException invalid(String message) {
        return new StructuredOutputException(StructuredOutputException.Code.INVALID_SCHEMA, message);
    }

    static StructuredOutputException tooLarge(String size) {
        return new StructuredOutputException(
                StructuredOutputException.Code.SCHEMA_TOO_LARGE,
                "the schema may have " + StructuredOutputOptions.MAX_SCHEMA_BYTES + " bytes as compact JSON, it has "
                        + size);
    }

    Map<String, @Nullable Object> of(Map<?, ?> schema) {
        enter(schema);
        Map<String, @Nullable Object> copy = new LinkedHashMap<>();
        for (Map.Entry<?, ?> member : schema.entrySet()) {
            copy.put(key(member.getKey()), value(member.getValue()));
        }
        path.remove(schema);
        return Collections.unmodifiableMap(copy);
    }

    private List<@Nullable Object> of(List<?> items) {
        enter(items);
        List<@Nullable Object> copy = new ArrayList<>();
        for (Object item : items) {
            copy.add(value(item));
        }
        path.remove(items);
        return Collections.unmodifiableList(copy);
    }

    private void enter(Object container) {
        if (!path.add(container)) {
            throw invalid("the schema contains itself");
        }
        if (path.size() > MAX_DEPTH) {
            throw invalid("the schema is nested deeper than " + MAX_DEPTH);
        }
    }

    private static String key(@Nullable Object key) {
        if (!(key instanceof String name)) {
            throw invalid("a key of the schema is not a string");
        }
        if (JsonKeys.isReserved(name)) {
            throw invalid("the key \"" + name + "\" is reserved");
        }
        return name;
    }

    private @Nullable Object value(@Nullable Object value) {
        if (++values > StructuredOutputOptions.MAX_SCHEMA_BYTES) {
            throw tooLarge("more than that");
        }
        if (value instanceof Map<?, ?> map) {
            return of(map);
        }
        if (value instanceof List<?> list) {
            return of(list);
        }
        if (value == null || value instanceof String || value instanceof Boolean || isJsonNumber(value)) {
            return value;
        }
        throw invalid("a value of the schema is not JSON: " + value.getClass().getSimpleName());
    }

    private static boolean isJsonNumber(Object value) {
        if (value instanceof Double || value instanceof Float) {
            return Double.isFinite(((Number) value).doubleValue());
        }
        return value instanceof Integer
                || value instanceof Long
                || value instanceof BigDecimal
                || value instanceof BigInteger
                || value instanceof Short
                || value instanceof Byte;
    }
}
