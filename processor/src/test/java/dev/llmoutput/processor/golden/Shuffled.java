package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The members of records in another order, however deep; in maps and arrays the order is part of the value. */
record Shuffled(SchemaWalk walk, Random random) {
    static JsonNode of(JsonNode value, JsonNode schema, Random random) {
        return new Shuffled(new SchemaWalk(schema), random).of(value, schema);
    }

    private JsonNode of(JsonNode value, JsonNode schema) {
        JsonNode resolved = walk.resolved(schema, value);
        if (value instanceof ArrayNode array) {
            ArrayNode items = SchemaWalk.MAPPER.createArrayNode();
            array.forEach(item -> items.add(of(item, resolved.path("items"))));
            return items;
        }
        return value instanceof ObjectNode object ? members(object, resolved) : value;
    }

    private ObjectNode members(ObjectNode object, JsonNode schema) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        if (schema.path("properties").size() > 0) {
            Collections.shuffle(names, random);
        }
        ObjectNode shuffled = SchemaWalk.MAPPER.createObjectNode();
        names.forEach(name -> shuffled.set(name, of(object.get(name), SchemaWalk.member(schema, name))));
        return shuffled;
    }
}
