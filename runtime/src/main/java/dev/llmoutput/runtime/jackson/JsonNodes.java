package dev.llmoutput.runtime.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Trees of plain Java values as those of Jackson, and back. */
final class JsonNodes {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int INT_BITS = 31;
    private static final int LONG_BITS = 63;

    private JsonNodes() {}

    static JsonNode of(@Nullable Object tree) {
        if (tree instanceof Map<?, ?> map) {
            ObjectNode object = NODES.objectNode();
            map.forEach((name, value) -> object.set((String) name, of(value)));
            return object;
        }
        if (tree instanceof List<?> list) {
            ArrayNode array = NODES.arrayNode();
            list.forEach(item -> array.add(of(item)));
            return array;
        }
        if (tree instanceof BigDecimal number) {
            return number.scale() == 0 ? integer(number.unscaledValue()) : DecimalNode.valueOf(number);
        }
        if (tree instanceof Boolean bool) {
            return NODES.booleanNode(bool);
        }
        return tree == null ? NODES.nullNode() : NODES.textNode((String) tree);
    }

    private static JsonNode integer(BigInteger number) {
        if (number.bitLength() <= INT_BITS) {
            return NODES.numberNode(number.intValue());
        }
        return number.bitLength() <= LONG_BITS ? NODES.numberNode(number.longValue()) : NODES.numberNode(number);
    }

    /** The plain tree of a node; a node that JSON does not have stays what it is, for others to refuse. */
    static @Nullable Object tree(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> members(node);
            case ARRAY -> items(node);
            case STRING -> node.textValue();
            case NUMBER -> node.numberValue();
            case BOOLEAN -> node.booleanValue();
            case NULL -> null;
            default -> node;
        };
    }

    private static Map<String, @Nullable Object> members(JsonNode node) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            members.put(member.getKey(), tree(member.getValue()));
        }
        return members;
    }

    private static List<@Nullable Object> items(JsonNode node) {
        List<@Nullable Object> items = new ArrayList<>();
        node.forEach(item -> items.add(tree(item)));
        return items;
    }
}
