package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ThinkingBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.runtime.accept.Usage;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Between plain Java trees, messages and JSON nodes. */
final class Trees {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Trees() {}

    static Object plain(JsonNode node) {
        return JSON.convertValue(node, Object.class);
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> plainMap(JsonNode node) {
        return node.isMissingNode() ? Map.of() : (Map<String, Object>) plain(node);
    }

    /** The tree as a node; a value that contains itself is written as {@code <cycle>}. */
    static JsonNode node(Object tree) {
        return node(tree, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private static JsonNode node(Object tree, Set<Object> path) {
        if (tree instanceof JsonNode || !(tree instanceof Map || tree instanceof Iterable)) {
            return JSON.valueToTree(tree);
        }
        if (!path.add(tree)) {
            return TextNode.valueOf("<cycle>");
        }
        JsonNode node;
        if (tree instanceof Map<?, ?> map) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            map.forEach((key, value) -> object.set((String) key, node(value, path)));
            node = object;
        } else {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            ((Iterable<?>) tree).forEach(item -> array.add(node(item, path)));
            node = array;
        }
        path.remove(tree);
        return node;
    }

    static ObjectNode message(Message message) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("role", message.role().wireName());
        if (message.content().size() == 1 && message.content().get(0) instanceof TextBlock text) {
            node.put("text", text.text());
        } else {
            ArrayNode blocks = node.putArray("blocks");
            message.content().forEach(block -> blocks.add(block(block)));
        }
        return node;
    }

    private static ObjectNode block(ContentBlock block) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        if (block instanceof TextBlock text) {
            node.put("text", text.text());
        } else if (block instanceof ThinkingBlock thinking) {
            node.put("thinking", thinking.text());
        } else if (block instanceof ToolCall call) {
            ObjectNode inner = node.putObject("call");
            inner.put("id", call.id());
            inner.put("name", call.name());
            inner.set("arguments", node(call.arguments()));
        } else if (block instanceof ToolResult result) {
            ObjectNode inner = node.putObject("toolResult");
            inner.put("id", result.toolCallId());
            inner.put("name", result.name());
            if (result.error().isPresent()) {
                inner.put("error", result.error().get());
            } else {
                inner.set("result", node(result.value()));
            }
        }
        return node;
    }

    static ContentBlock block(JsonNode node) {
        if (node.has("text")) {
            return new TextBlock(node.get("text").asText());
        }
        if (node.has("thinking")) {
            return new ThinkingBlock(node.get("thinking").asText());
        }
        JsonNode call = node.get("call");
        return new ToolCall(call.get("id").asText(), call.get("name").asText(), plainMap(call.get("arguments")));
    }

    static ObjectNode usage(Usage usage) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("inputTokens", usage.inputTokens());
        node.put("outputTokens", usage.outputTokens());
        node.put("totalTokens", usage.totalTokens());
        return node;
    }
}
