package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.schema.WireFormat;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The schemas of a scenario, and the two drivers that look at nothing else. */
final class Schemas {
    private Schemas() {}

    static StructuredOutputOptions options(JsonNode node) {
        return StructuredOutputOptions.of(node.get("name").asText(), schema(node.get("schema")))
                .withStrict(node.path("strict").asBoolean());
    }

    static ProviderOptions providerOptions(JsonNode node) {
        Map<String, Object> values = new LinkedHashMap<>(Trees.plainMap(node));
        values.remove("structuredOutput");
        ProviderOptions options = ProviderOptions.of(values);
        return node.has("structuredOutput")
                ? options.withStructuredOutput(() -> options(node.get("structuredOutput")))
                : options;
    }

    static ObjectNode check(JsonNode node) {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        try {
            outcome.put("status", "accepted").put("name", options(node).name());
        } catch (StructuredOutputException e) {
            outcome.put("status", "refused");
            outcome.putObject("error")
                    .put("name", "StructuredOutputError")
                    .put("code", e.code().wireName());
        }
        return result(outcome);
    }

    static ObjectNode wire(JsonNode node) {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        outcome.set("chat", Trees.node(WireFormat.chatCompletions(options(node))));
        outcome.set("responses", Trees.node(WireFormat.responses(options(node))));
        return result(outcome);
    }

    private static ObjectNode result(ObjectNode outcome) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        result.set("outcome", outcome);
        return result;
    }

    private static Map<String, Object> schema(JsonNode node) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        switch (node.path("$build").asText()) {
            case "" -> {
                return Trees.plainMap(node);
            }
            case "bytes" -> {
                schema.put("description", "");
                String unit = node.get("char").asText();
                int missing = node.get("bytes").asInt()
                        - Trees.node(schema).toString().length();
                int size = unit.getBytes(StandardCharsets.UTF_8).length;
                schema.put("description", unit.repeat(missing / size) + "x".repeat(missing % size));
            }
            case "nan" -> schema.put("maximum", Double.NaN);
            case "infinity" -> schema.put("maximum", Double.POSITIVE_INFINITY);
            case "cyclic" -> {
                Map<String, Object> properties = new HashMap<>();
                properties.put("self", schema);
                schema.put("properties", properties);
            }
            case "object" -> schema.put("default", LocalDate.EPOCH);
            case "function" -> schema.put("default", (Supplier<String>) () -> "");
            default -> throw new IllegalArgumentException("unknown schema " + node);
        }
        return schema;
    }
}
