package dev.llmoutput.benchmarks.speed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Replies of each shape, the same in every run: eight distinct texts, so that nothing is found again by identity. */
final class Replies {
    static final int COUNT = 8;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** As models write: no blank before a colon. */
    private static final ObjectWriter PRETTY = MAPPER.writer(new DefaultPrettyPrinter(
            Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER)));

    private Replies() {}

    static List<String> of(Shape shape) {
        List<String> replies = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            replies.add(new String(text(shape, Samples.of(shape, i)).toCharArray()));
        }
        return replies;
    }

    private static String text(Shape shape, Record value) {
        String text = pretty(value);
        return switch (shape.form()) {
            case PLAIN, UTF16 -> text;
            case REVERSED -> pretty(reversed(MAPPER.valueToTree(value)));
            case FENCED -> "```json\n" + text + "\n```";
            case INVALID -> value instanceof Ticket ? invalidTicket(text) : invalidOrder(text);
            case SYNTAX -> text.substring(0, text.length() * 9 / 10);
        };
    }

    private static JsonNode reversed(JsonNode node) {
        if (node instanceof ArrayNode array) {
            ArrayNode items = MAPPER.createArrayNode();
            array.forEach(item -> items.add(reversed(item)));
            return items;
        }
        if (!(node instanceof ObjectNode)) {
            return node;
        }
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        Collections.reverse(names);
        ObjectNode members = MAPPER.createObjectNode();
        names.forEach(name -> members.set(name, reversed(node.get(name))));
        return members;
    }

    private static String invalidTicket(String text) {
        return text.replaceFirst("\"id\": \"[^\"]*\"", "\"id\": \" \"")
                .replaceFirst("\"score\": \\d+", "\"score\": 101")
                .replaceFirst("\"hours\": [\\d.]+", "\"hours\": -1.5")
                .replaceFirst("\"name\": \"[^\"]*\"", "\"name\": \"\"")
                .replaceFirst("\"title\": \"[^\"]*\"", "\"title\": \"\"");
    }

    private static String invalidOrder(String text) {
        return text.replaceFirst("\"number\": \"[^\"]*\"", "\"number\": \" \"")
                .replaceFirst("\"total\": [\\d.]+", "\"total\": -1.5")
                .replaceFirst("\"sku\": \"[^\"]*\"", "\"sku\": \"\"")
                .replaceFirst("\"quantity\": \\d+", "\"quantity\": 0")
                .replaceFirst("\"price\": [\\d.]+", "\"price\": -0.01");
    }

    private static String pretty(Object value) {
        try {
            return PRETTY.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
