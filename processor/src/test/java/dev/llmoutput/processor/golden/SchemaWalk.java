package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Map;

/**
 * Goes through a schema of ours along with a value: which part of it is about which part of the value.
 *
 * @param root the schema of the whole
 */
record SchemaWalk(JsonNode root) {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The schema itself where it refers to another, or to several of which the value is one. */
    JsonNode resolved(JsonNode schema, JsonNode value) {
        if (schema.has("$ref")) {
            return resolved(root.at(schema.get("$ref").textValue().substring(1)), value);
        }
        return schema.has("anyOf") ? arm(schema.get("anyOf"), value) : schema;
    }

    /** The arm whose tag the value has; of arms without tags the first, the other being that for null. */
    private JsonNode arm(JsonNode arms, JsonNode value) {
        JsonNode untagged = MissingNode.getInstance();
        for (JsonNode arm : arms) {
            JsonNode resolved = resolved(arm, value);
            boolean tagged = false;
            for (Map.Entry<String, JsonNode> property :
                    resolved.path("properties").properties()) {
                JsonNode tag = property.getValue().path("const");
                tagged |= tag.isTextual();
                if (tag.isTextual() && tag.equals(value.path(property.getKey()))) {
                    return resolved;
                }
            }
            untagged = tagged || !untagged.isMissingNode() ? untagged : resolved;
        }
        return untagged;
    }

    /** The schema of a member of an object that the schema is about. */
    static JsonNode member(JsonNode schema, String name) {
        JsonNode property = schema.path("properties").path(name);
        return property.isMissingNode() ? schema.path("additionalProperties") : property;
    }
}
