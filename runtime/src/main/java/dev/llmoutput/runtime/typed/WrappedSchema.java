package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The schema of what holds values, made from that of one value: of an array, of an object with an array, of an object
 * with one value. What refers to the root of the value's schema refers to a definition afterwards: the root is another one
 * then.
 */
final class WrappedSchema {
    private static final String DIALECT = "$schema";
    private static final String TITLE = "title";
    private static final String DEFINITIONS = "$defs";
    private static final String REFERENCE = "$ref";
    private static final String ROOT = "#";

    /** Keywords whose value is an object of schemas, a list of schemas, or a schema. All other values are data. */
    private static final Set<String> NAMED = Set.of("properties", "patternProperties", DEFINITIONS);

    private static final Set<String> LISTED = Set.of("anyOf", "allOf", "oneOf", "prefixItems");
    private static final Set<String> SINGLE = Set.of("items", "additionalProperties", "propertyNames", "not");

    private final String definition;
    private final Map<String, @Nullable Object> definitions = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> value;
    private final @Nullable Object dialect;
    private boolean recursive;

    private WrappedSchema(Map<?, ?> root) {
        String name = String.valueOf(root.get(TITLE));
        if (root.get(DEFINITIONS) instanceof Map<?, ?> known) {
            while (known.containsKey(name)) {
                name += "_";
            }
        }
        this.definition = name;
        this.dialect = root.get(DIALECT);
        Map<String, @Nullable Object> moved = schema(root);
        moved.keySet().removeAll(Set.of(DIALECT, TITLE));
        if (moved.remove(DEFINITIONS) instanceof Map<?, ?> known) {
            known.forEach((key, value) -> definitions.put((String) key, value));
        }
        if (recursive) {
            definitions.put(definition, moved);
            this.value = Map.of(REFERENCE, reference());
        } else {
            this.value = moved;
        }
    }

    /** A list of what {@code schema} describes, as an array. */
    static String array(String title, String schema) {
        WrappedSchema wrapped = of(schema);
        return wrapped.document(title, wrapped.items());
    }

    /** The same in an object with the only member {@code items}. */
    static String items(String title, String schema) {
        WrappedSchema wrapped = of(schema);
        return wrapped.document(title, object(ListShape.ITEMS, wrapped.items()));
    }

    /** What {@code schema} describes, in an object with that only member. */
    static String member(String title, String member, String schema) {
        WrappedSchema wrapped = of(schema);
        return wrapped.document(title, object(member, wrapped.value));
    }

    private static WrappedSchema of(String schema) {
        if (JsonTree.read(schema, JsonLimits.NONE) instanceof Map<?, ?> root) {
            return new WrappedSchema(root);
        }
        throw new IllegalArgumentException("not a schema: " + schema);
    }

    private Map<String, @Nullable Object> items() {
        Map<String, @Nullable Object> array = new LinkedHashMap<>();
        array.put("type", "array");
        array.put("items", value);
        return array;
    }

    private static Map<String, @Nullable Object> object(String member, Map<String, @Nullable Object> schema) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("type", "object");
        object.put("properties", Map.of(member, schema));
        object.put("required", List.of(member));
        object.put("additionalProperties", false);
        return object;
    }

    private String document(String title, Map<String, @Nullable Object> keywords) {
        Map<String, @Nullable Object> root = new LinkedHashMap<>();
        root.put(DIALECT, dialect);
        root.put(TITLE, title);
        root.putAll(keywords);
        if (!definitions.isEmpty()) {
            root.put(DEFINITIONS, definitions);
        }
        try (JsonAppender out = new JsonAppender()) {
            out.value(root);
            return out.toString();
        }
    }

    private String reference() {
        return "#/$defs/" + definition;
    }

    private Map<String, @Nullable Object> schema(Map<?, ?> schema) {
        Map<String, @Nullable Object> copy = new LinkedHashMap<>();
        schema.forEach((key, value) -> copy.put((String) key, keyword((String) key, value)));
        return copy;
    }

    private @Nullable Object keyword(String name, @Nullable Object value) {
        if (name.equals(REFERENCE) && ROOT.equals(value)) {
            recursive = true;
            return reference();
        }
        if (NAMED.contains(name) && value instanceof Map<?, ?> named) {
            Map<String, @Nullable Object> copy = new LinkedHashMap<>();
            named.forEach((key, part) -> copy.put((String) key, part instanceof Map<?, ?> each ? schema(each) : part));
            return copy;
        }
        if (LISTED.contains(name) && value instanceof List<?> parts) {
            List<@Nullable Object> copy = new ArrayList<>();
            parts.forEach(part -> copy.add(part instanceof Map<?, ?> each ? schema(each) : part));
            return copy;
        }
        return SINGLE.contains(name) && value instanceof Map<?, ?> part ? schema(part) : value;
    }
}
