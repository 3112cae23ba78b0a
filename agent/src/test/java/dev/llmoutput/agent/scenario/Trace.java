package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.event.TurnEvent;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.provider.ProviderRequest;
import java.util.ArrayList;
import java.util.List;

/** Writes down what happens in a scenario, in the form of the scenarios' README. */
final class Trace {
    private final ArrayNode events = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode requests = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode callbacks = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode toolCalls = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode store = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode order = JsonNodeFactory.instance.arrayNode();
    private final List<String> runIds = new ArrayList<>();

    synchronized void event(AgentEvent event) {
        if (!runIds.contains(event.runId())) {
            runIds.add(event.runId());
        }
        ObjectNode node = (ObjectNode) Trees.node(event.toTree());
        node.put("sessionId", "<session>");
        node.put("runId", runName(event.runId()));
        events.add(node);
        if (event instanceof TurnEvent turn) {
            order.add(event.type() + "#" + turn.turn());
        } else if (event instanceof ArtifactEvent artifact) {
            order.add(event.type() + "#" + artifact.attempt());
        }
    }

    String runName(String runId) {
        return "<run" + (runIds.indexOf(runId) + 1) + ">";
    }

    synchronized int request(ProviderRequest request) {
        ObjectNode node = requests.addObject();
        ArrayNode messages = node.putArray("messages");
        request.messages().forEach(message -> messages.add(Trees.message(message)));
        ArrayNode tools = node.putArray("tools");
        request.tools().forEach(tool -> tools.add(tool.name()));
        node.putNull("schema");
        request.structuredOutput().ifPresent(schema -> {
            ObjectNode short_ = node.putObject("schema");
            short_.put("name", schema.name());
            if (schema.strict()) {
                short_.put("strict", true);
            }
        });
        if (!request.options().isEmpty()) {
            node.set("otherOptions", Trees.node(request.options()));
        }
        if (!request.model().provider().equals("scripted")) {
            node.put("provider", request.model().provider());
        }
        order.add("request#" + requests.size());
        return requests.size();
    }

    synchronized void callback(ObjectNode callback, String token) {
        callbacks.add(callback);
        order.add(token);
    }

    synchronized void toolStarted(ToolCall call) {
        ObjectNode node = toolCalls.addObject();
        node.put("id", call.id());
        node.put("name", call.name());
        node.set("arguments", Trees.node(call.arguments()));
        order.add("tool:" + call.id() + ":start");
    }

    synchronized void toolEnded(ToolCall call) {
        order.add("tool:" + call.id() + ":end");
    }

    synchronized void appended(Message message, boolean input) {
        store.add(Trees.message(message));
        if (!input) {
            order.add("append:" + message.role().wireName());
        }
    }

    synchronized List<String> eventTypes() {
        List<String> types = new ArrayList<>();
        events.forEach(event -> types.add(event.get("type").asText()));
        return types;
    }

    synchronized boolean turnBegan() {
        return eventTypes().contains("turn_started");
    }

    synchronized ObjectNode result(JsonNode outcome) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        result.set("events", events);
        result.set("requests", requests);
        result.set("callbacks", callbacks);
        result.set("toolCalls", toolCalls);
        result.set("store", store);
        result.set("order", order);
        result.put("providerTurns", requests.size());
        result.set("outcome", outcome);
        return result;
    }
}
