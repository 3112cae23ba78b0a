package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares what was read with what is right: both as JSON, by the names and types of the schema. */
final class Judge {
    private final JsonNode root;

    private Judge(JsonNode root) {
        this.root = root;
    }

    static Verdict verdict(Contract contract, Reply reply, Optional<Object> read) {
        JsonNode expected = reply.expected();
        if (read.isEmpty()) {
            return expected == null ? Verdict.REFUSED_RIGHTLY : Verdict.REFUSED_READABLE;
        }
        if (expected == null) {
            return Verdict.GUESSED;
        }
        Object right = new Judge(reply.schema()).kept(reply.schema(), tree(expected.toString()));
        return JsonTree.equal(right, value(contract, read.get())) ? Verdict.RIGHT : Verdict.WRONG;
    }

    private static @Nullable Object value(Contract contract, Object read) {
        try {
            return tree(contract.toJson(read));
        } catch (IllegalArgumentException e) {
            // A part that the contract requires is null.
            return "incomplete";
        }
    }

    private static @Nullable Object tree(String json) {
        return JsonTree.read(json, JsonLimits.DEFAULT);
    }

    /** The members that the schema knows and that are not null; a number where a text is asked for is its text. */
    private @Nullable Object kept(JsonNode schema, @Nullable Object tree) {
        JsonNode target = resolved(schema);
        if (tree instanceof Map<?, ?> object && target.has("properties")) {
            Map<String, @Nullable Object> kept = new LinkedHashMap<>();
            for (Map.Entry<String, JsonNode> property : target.get("properties").properties()) {
                Object member = object.get(property.getKey());
                if (member != null) {
                    kept.put(property.getKey(), kept(property.getValue(), member));
                }
            }
            return kept;
        }
        if (tree instanceof List<?> list && target.has("items")) {
            List<@Nullable Object> kept = new ArrayList<>();
            list.forEach(item -> kept.add(kept(target.get("items"), item)));
            return kept;
        }
        boolean scalar = tree instanceof Number || tree instanceof Boolean;
        return scalar && target.path("type").asText().equals("string") ? String.valueOf(tree) : tree;
    }

    private JsonNode resolved(JsonNode schema) {
        if (schema.has("$ref")) {
            return root.at(schema.get("$ref").asText().substring(1));
        }
        return schema.has("anyOf") ? resolved(schema.get("anyOf").get(0)) : schema;
    }
}
