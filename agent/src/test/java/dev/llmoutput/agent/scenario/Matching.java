package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Compares an expected result with an actual one, by the rules of the scenarios' README. */
final class Matching {
    /** Types of which nothing is compared but what is expected; all other events must have no further member. */
    private static final Set<String> OPEN = Set.of(
            "message_started",
            "message_delta",
            "message_finished",
            "tool_execution_started",
            "tool_execution_finished",
            "tool_execution_error",
            "tool_execution_blocked",
            "agent_finished",
            "error");

    private final List<String> differences = new ArrayList<>();
    private final Map<String, String> bindings = new HashMap<>();

    List<String> differences(JsonNode expected, ObjectNode actual) {
        if (expected.at("/outcome/beforeFirstTurn").asBoolean()) {
            beforeFirstTurn(expected, actual);
        } else {
            expected.properties()
                    .forEach(field -> compare("/" + field.getKey(), field.getValue(), actual.path(field.getKey())));
        }
        return differences;
    }

    private void beforeFirstTurn(JsonNode expected, ObjectNode actual) {
        compare("/outcome", expected.get("outcome"), actual.path("outcome"));
        if (!actual.path("requests").isEmpty()) {
            differences.add("there is a request");
        }
        for (JsonNode event : actual.path("events")) {
            String type = event.get("type").asText();
            if (type.startsWith("turn_") || type.startsWith("artifact_")) {
                differences.add("there is an event " + type);
            }
        }
    }

    private void compare(String path, JsonNode expected, JsonNode actual) {
        if (isMatcher(expected)) {
            matchText(path, expected, actual);
        } else if (expected.isObject()) {
            compareObjects(path, expected, actual);
        } else if (expected.isArray()) {
            compareArrays(path, expected, actual);
        } else if (expected.isNumber() && actual.isNumber()) {
            if (expected.decimalValue().compareTo(actual.decimalValue()) != 0) {
                differ(path, expected, actual);
            }
        } else if (!expected.equals(actual)) {
            differ(path, expected, actual);
        }
    }

    private void compareObjects(String path, JsonNode expected, JsonNode actual) {
        if (!actual.isObject()) {
            differ(path, expected, actual);
            return;
        }
        expected.properties()
                .forEach(field -> compare(path + "/" + field.getKey(), field.getValue(), actual.path(field.getKey())));
        boolean open = expected.path("type").isTextual()
                && OPEN.contains(expected.get("type").asText());
        for (Iterator<String> names = actual.fieldNames(); names.hasNext() && !open; ) {
            String name = names.next();
            if (!expected.has(name)) {
                differ(path + "/" + name, MissingNode.getInstance(), actual.get(name));
            }
        }
    }

    private void compareArrays(String path, JsonNode expected, JsonNode actual) {
        if (!actual.isArray() || expected.size() != actual.size()) {
            differ(path, expected, actual);
            return;
        }
        for (int i = 0; i < expected.size(); i++) {
            compare(path + "/" + i, expected.get(i), actual.get(i));
        }
    }

    private static boolean isMatcher(JsonNode node) {
        return node.isObject()
                && node.fieldNames().hasNext()
                && node.fieldNames().next().startsWith("$");
    }

    private void matchText(String path, JsonNode matcher, JsonNode actual) {
        String text = actual.isTextual() ? actual.asText() : "";
        boolean matches = actual.isTextual();
        if (matcher.has("$nonBlank")) {
            matches &= !text.isBlank();
        }
        if (matcher.has("$contains")) {
            matches &= text.toLowerCase(Locale.ROOT)
                    .contains(matcher.get("$contains").asText().toLowerCase(Locale.ROOT));
        }
        if (matcher.has("$bind")) {
            String bound = bindings.putIfAbsent(matcher.get("$bind").asText(), text);
            matches &= !text.isBlank() && (bound == null || bound.equals(text));
        }
        if (!matches) {
            differ(path, matcher, actual);
        }
    }

    private void differ(String path, JsonNode expected, JsonNode actual) {
        differences.add(path + ": expected " + expected + ", was " + actual);
    }
}
