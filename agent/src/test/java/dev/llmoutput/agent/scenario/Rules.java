package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.artifact.ArtifactContext;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.message.AgentInput;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;

/** The callbacks of a scenario: they write down how they are called, and answer as their rules say. */
final class Rules {
    private final Trace trace;
    private final Moments moments;
    private final boolean recordReference;
    private final boolean recordContext;
    private final Map<String, Integer> calls = new HashMap<>();
    private Object parsedLast;

    Rules(JsonNode scenario, Trace trace, Moments moments) {
        this.trace = trace;
        this.moments = moments;
        Set<String> record = new TreeSet<>();
        scenario.path("record").forEach(item -> record.add(item.asText()));
        this.recordReference = record.contains("reference");
        this.recordContext = record.contains("context");
    }

    CompletionStage<ArtifactParseResult<Object>> parse(JsonNode rules, String text, ArtifactContext context) {
        ObjectNode entry = entry("parser", context);
        entry.put("text", text);
        return call("parser", rules, entry, context, rule -> {
            ArtifactParseResult<Object> result = Answers.parse(rule, text);
            parsedLast = result.value().orElse(null);
            return result;
        });
    }

    CompletionStage<ArtifactValidation> validate(JsonNode rules, Object value, ArtifactContext context) {
        ObjectNode entry = entry("validator", context);
        entry.set("value", Trees.node(value));
        reference(entry, value);
        return call("validator", rules, entry, context, rule -> Answers.validate(rule, value));
    }

    CompletionStage<AgentInput> repair(
            JsonNode rules, Object value, ArtifactValidation failure, ArtifactContext context) {
        ObjectNode entry = entry("repairer", context);
        if (value == null) {
            entry.put("valueAbsent", true);
        } else {
            entry.set("value", Trees.node(value));
            reference(entry, value);
        }
        entry.set("failure", Trees.node(failure.toTree()));
        return call("repairer", rules, entry, context, rule -> Answers.repair(rule, value, failure));
    }

    private ObjectNode entry(String callback, ArtifactContext context) {
        ObjectNode entry = JsonNodeFactory.instance.objectNode();
        entry.put("callback", callback);
        entry.put("turn", context.turn());
        return entry;
    }

    private void reference(ObjectNode entry, Object value) {
        if (recordReference) {
            entry.put("sameReference", value == parsedLast);
        }
    }

    private <R> CompletionStage<R> call(
            String callback, JsonNode rules, ObjectNode entry, ArtifactContext context, Function<JsonNode, R> answer) {
        int number = calls.merge(callback, 1, Integer::sum);
        JsonNode rule = rule(rules, number);
        trace.callback(entry, callback + "#" + number);
        moments.reached(callback + ":" + number);
        if (recordContext) {
            entry.set("context", context(context));
        }
        if (rule.path("mutateMetadata").asBoolean()) {
            entry.put("metadataChange", changes(context.metadata()));
        }
        int delay = rule.path("delayMs").asInt(rule.path("async").asBoolean() ? 1 : 0);
        return Pending.after(delay, late(callback + ":" + number + ":late", rule, answer));
    }

    private <R> Supplier<R> late(String moment, JsonNode rule, Function<JsonNode, R> answer) {
        return () -> {
            moments.reached(moment);
            if (rule.has("throw")) {
                throw new IllegalStateException(rule.get("throw").asText());
            }
            return rule.path("returnsNull").asBoolean() ? null : answer.apply(rule);
        };
    }

    private static JsonNode rule(JsonNode rules, int number) {
        if (!rules.path("kind").asText().equals("sequence")) {
            return rules;
        }
        JsonNode items = rules.get("items");
        return items.get(Math.min(number, items.size()) - 1);
    }

    private static String changes(Map<String, Object> metadata) {
        try {
            metadata.put("added", true);
            return "changed";
        } catch (UnsupportedOperationException e) {
            return "refused";
        }
    }

    private ObjectNode context(ArtifactContext context) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        Set<String> members = new TreeSet<>();
        Arrays.stream(ArtifactContext.class.getRecordComponents())
                .map(RecordComponent::getName)
                .forEach(members::add);
        node.set("members", Trees.node(members));
        node.put("sessionId", "<session>");
        node.put("runId", trace.runName(context.runId()));
        node.put("turn", context.turn());
        node.set("metadata", Trees.node(context.metadata()));
        node.put("aborted", context.signal().isCancelled());
        context.signal().reason().ifPresent(reason -> node.put("abortReason", reason));
        return node;
    }
}
