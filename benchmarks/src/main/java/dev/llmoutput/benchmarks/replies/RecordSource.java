package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the record that a JSON Schema describes, for those parts of JSON Schema that a record can have. */
final class RecordSource {
    /** A part that no record of ours describes. */
    static final class UnsupportedSchemaException extends Exception {
        private static final long serialVersionUID = 1L;

        UnsupportedSchemaException(String what) {
            super(what);
        }
    }

    private final JsonNode root;
    private final Map<String, String> references = new HashMap<>();
    private final List<String> nested = new ArrayList<>();
    private int types;

    private RecordSource(JsonNode root) {
        this.root = root;
    }

    /** The source of a class {@code Reply} in that package. */
    static String of(JsonNode schema, String packageName) throws UnsupportedSchemaException {
        RecordSource source = new RecordSource(schema);
        JsonNode resolved = source.resolved(schema);
        if (!resolved.path("type").asText("object").equals("object") || resolved.has("enum") || resolved.has("const")) {
            throw new UnsupportedSchemaException("a root that is no object");
        }
        String components = source.components(resolved);
        return "package " + packageName + ";\n"
                + "import com.fasterxml.jackson.annotation.JsonProperty;\n"
                + "import java.math.BigDecimal;\n"
                + "import java.util.List;\n"
                + "import org.jspecify.annotations.Nullable;\n"
                + "@dev.llmoutput.LlmOutput public record Reply(" + components + ") {\n"
                + String.join("\n", source.nested) + "}\n";
    }

    private JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? root.at(schema.get("$ref").asText().substring(1)) : schema;
    }

    private String components(JsonNode object) throws UnsupportedSchemaException {
        JsonNode properties = object.path("properties");
        if (!properties.isObject() || properties.isEmpty()) {
            throw new UnsupportedSchemaException("an object without properties");
        }
        List<String> required = new ArrayList<>();
        object.path("required").forEach(name -> required.add(name.asText()));
        List<String> components = new ArrayList<>();
        for (Map.Entry<String, JsonNode> property : properties.properties()) {
            String type = type(property.getValue());
            boolean absent = !required.contains(property.getKey()) && !type.startsWith("@Nullable ");
            components.add("@JsonProperty(" + quoted(property.getKey()) + ") " + (absent ? "@Nullable " : "") + type
                    + " p" + components.size());
        }
        return String.join(", ", components);
    }

    private String type(JsonNode schema) throws UnsupportedSchemaException {
        if (schema.has("$ref")) {
            return referenced(schema.get("$ref").asText());
        }
        for (String union : List.of("anyOf", "oneOf")) {
            if (schema.has(union)) {
                return orNull(schema.get(union));
            }
        }
        if (schema.has("enum")) {
            return enumeration(schema.get("enum"));
        }
        if (schema.path("type").isArray()) {
            JsonNode names = schema.get("type");
            if (names.size() == 2 && names.get(1).asText().equals("null")) {
                return "@Nullable " + named(names.get(0).asText(), schema);
            }
            throw new UnsupportedSchemaException("several types");
        }
        return named(schema.path("type").asText("anything"), schema);
    }

    private String named(String type, JsonNode schema) throws UnsupportedSchemaException {
        return switch (type) {
            case "string" -> "String";
            case "integer" -> "Long";
            case "number" -> "BigDecimal";
            case "boolean" -> "Boolean";
            case "array" -> {
                if (!schema.has("items")) {
                    throw new UnsupportedSchemaException("an array of anything");
                }
                yield "List<" + type(schema.get("items")) + ">";
            }
            case "object" -> nest(schema);
            default -> throw new UnsupportedSchemaException(type);
        };
    }

    private String nest(JsonNode schema) throws UnsupportedSchemaException {
        String name = "N" + types++;
        String components = components(schema);
        nested.add("public record " + name + "(" + components + ") {}");
        return name;
    }

    private String referenced(String reference) throws UnsupportedSchemaException {
        String known = references.get(reference);
        if (known != null) {
            return known;
        }
        JsonNode target = root.at(reference.substring(1));
        if (!target.has("properties")) {
            return type(target);
        }
        String name = "N" + types++;
        references.put(reference, name);
        String components = components(target);
        nested.add("public record " + name + "(" + components + ") {}");
        return name;
    }

    private String orNull(JsonNode arms) throws UnsupportedSchemaException {
        if (arms.size() == 2 && arms.get(1).path("type").asText().equals("null")) {
            return "@Nullable " + type(arms.get(0));
        }
        throw new UnsupportedSchemaException("a union");
    }

    private String enumeration(JsonNode values) throws UnsupportedSchemaException {
        String name = "E" + types++;
        List<String> constants = new ArrayList<>();
        for (JsonNode value : values) {
            if (!value.isTextual()) {
                throw new UnsupportedSchemaException("an enum with other values than strings");
            }
            constants.add("@JsonProperty(" + quoted(value.asText()) + ") C" + constants.size());
        }
        nested.add("public enum " + name + " { " + String.join(", ", constants) + " }");
        return name;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
