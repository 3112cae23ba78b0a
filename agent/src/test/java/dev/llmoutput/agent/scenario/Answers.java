package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What parser, validator and repairer answer under a rule. */
final class Answers {
    private static final ObjectMapper STRICT = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    private Answers() {}

    static ArtifactParseResult<Object> parse(JsonNode rule, String text) {
        String error = rule.path("error").isTextual() ? rule.get("error").asText() : null;
        return switch (rule.get("kind").asText()) {
            case "json" -> json(text);
            case "text" -> ArtifactParseResult.parsed(text);
            case "fail" -> ArtifactParseResult.of(false, null, error);
            case "fail-with-value" -> ArtifactParseResult.of(false, text, error);
            case "ok-absent" -> ArtifactParseResult.of(true, null, null);
            case "ok-with-error" -> ArtifactParseResult.of(true, text, error);
            default -> throw new IllegalArgumentException("unknown parser " + rule);
        };
    }

    private static ArtifactParseResult<Object> json(String text) {
        try {
            return ArtifactParseResult.parsed(STRICT.readTree(text));
        } catch (JsonProcessingException e) {
            return ArtifactParseResult.failed("not valid JSON");
        }
    }

    static ArtifactValidation validate(JsonNode rule, Object value) {
        return switch (rule.get("kind").asText()) {
            case "accept" -> members(rule, ArtifactValidation.accepted());
            case "reject" -> members(rule, ArtifactValidation.rejected());
            case "required" -> required(rule, value);
            case "contains" -> contains(rule, value);
            default -> throw new IllegalArgumentException("unknown validator " + rule);
        };
    }

    private static ArtifactValidation members(JsonNode rule, ArtifactValidation verdict) {
        ArtifactValidation result = verdict;
        if (rule.has("errors")) {
            List<ArtifactError> errors = new ArrayList<>();
            for (JsonNode error : rule.get("errors")) {
                String message = error.get("message").asText();
                errors.add(
                        error.has("path")
                                ? ArtifactError.at(error.get("path").asText(), message)
                                : ArtifactError.of(message));
            }
            result = result.withErrors(errors);
        }
        if (rule.has("metadata")) {
            result = result.withMetadata(Trees.plainMap(rule.get("metadata")));
        } else if (rule.has("graph")) {
            result = result.withMetadata(Graphs.of(rule));
        }
        return result;
    }

    private static ArtifactValidation required(JsonNode rule, Object value) {
        if (!(value instanceof JsonNode object) || !object.isObject()) {
            return ArtifactValidation.rejected(List.of(ArtifactError.at("$", "not an object")));
        }
        List<ArtifactError> errors = new ArrayList<>();
        for (JsonNode field : rule.get("fields")) {
            JsonNode member = object.path(field.asText());
            if (member.isMissingNode() || member.isNull() || member.equals(TextNode.valueOf(""))) {
                errors.add(ArtifactError.at(field.asText(), "missing field: " + field.asText()));
            }
        }
        return ArtifactValidation.of(errors);
    }

    private static ArtifactValidation contains(JsonNode rule, Object value) {
        String text = rule.get("text").asText();
        return value instanceof String answer && answer.contains(text)
                ? ArtifactValidation.accepted()
                : ArtifactValidation.rejected(List.of(ArtifactError.of("missing text: " + text)));
    }

    static AgentInput repair(JsonNode rule, Object value, ArtifactValidation failure) {
        List<ArtifactError> errors = failure.errors().orElse(List.of());
        return switch (rule.get("kind").asText()) {
            case "text" -> AgentInput.of(rule.get("text").asText());
            case "message" -> AgentInput.of(message(rule));
            case "messages" -> {
                List<Message> messages = new ArrayList<>();
                rule.get("items").forEach(item -> messages.add(message(item)));
                yield AgentInput.of(messages);
            }
            case "empty" -> AgentInput.of(List.of());
            case "errors" ->
                AgentInput.of(rule.get("prefix").asText()
                        + String.join(
                                rule.get("separator").asText(),
                                errors.stream().map(ArtifactError::message).toList()));
            case "paths" ->
                AgentInput.of(String.join(
                        ", ",
                        errors.stream()
                                .map(error -> error.path().orElse("-") + "=" + error.message())
                                .toList()));
            case "value" -> AgentInput.of(value == null ? "value absent" : "value " + Trees.node(value));
            default -> throw new IllegalArgumentException("unknown repairer " + rule);
        };
    }

    static Message message(JsonNode node) {
        Role role = Role.valueOf(node.get("role").asText().toUpperCase(Locale.ROOT));
        return Message.of(role, node.get("text").asText());
    }

    /** Metadata that JSON cannot say. */
    private static final class Graphs {
        static Map<String, Object> of(JsonNode rule) {
            Map<String, Object> root = new LinkedHashMap<>();
            String text = rule.get("text").asText();
            switch (rule.get("graph").asText()) {
                case "cyclic" -> {
                    root.put("note", text);
                    root.put("self", root);
                }
                case "nestedCycle" -> {
                    Map<String, Object> child = new LinkedHashMap<>();
                    child.put("note", text);
                    child.put("parent", root);
                    root.put("child", child);
                }
                case "listCycle" -> {
                    List<Object> list = new ArrayList<>();
                    list.add(text);
                    list.add(list);
                    root.put("list", list);
                }
                case "shared" -> {
                    Map<String, Object> shared = Map.of("note", text);
                    root.put("first", shared);
                    root.put("second", shared);
                    root.put("list", List.of(shared, shared));
                }
                case "deep" -> {
                    root.put("note", text);
                    for (int level = 0; level < rule.get("levels").asInt(); level++) {
                        Map<String, Object> outer = new LinkedHashMap<>();
                        outer.put("in", root);
                        root = outer;
                    }
                }
                default -> throw new IllegalArgumentException("unknown graph " + rule);
            }
            return root;
        }
    }
}
