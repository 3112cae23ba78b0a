package dev.llmoutput.runtime.schema;

import java.util.LinkedHashMap;
import java.util.Map;

/** The forms in which providers take a schema, as members to add to the body of a request. */
public final class WireFormat {
    private WireFormat() {}

    /**
     * For a chat completions request, OpenAI's and all that are compatible with it:
     * {@code "response_format": {"type": "json_schema", "json_schema": {"name", "strict", "schema"}}}.
     */
    public static Map<String, Object> chatCompletions(StructuredOutputOptions options) {
        Map<String, Object> format = new LinkedHashMap<>();
        format.put("type", "json_schema");
        format.put("json_schema", shape(options));
        return Map.of("response_format", format);
    }

    /**
     * For a Responses request:
     * {@code "text": {"format": {"type": "json_schema", "name", "strict", "schema"}}}.
     */
    public static Map<String, Object> responses(StructuredOutputOptions options) {
        Map<String, Object> format = new LinkedHashMap<>();
        format.put("type", "json_schema");
        format.putAll(shape(options));
        return Map.of("text", Map.of("format", format));
    }

    private static Map<String, Object> shape(StructuredOutputOptions options) {
        Map<String, Object> shape = new LinkedHashMap<>();
        shape.put("name", options.name());
        shape.put("strict", options.strict());
        shape.put("schema", options.schema());
        return shape;
    }
}
