package dev.llmoutput.benchmarks.hints;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the schema of a contract tells and another text about the same contract does not, looked for word by word: a
 * description is there if each part of it is, a constraint if its keyword is.
 */
final class LeftOut {
    private enum Kind {
        NAMES,
        OPTIONAL_MARKS,
        VALUES,
        TAGS,
        DESCRIPTIONS,
        CONSTRAINTS,
        DEFAULTS,
        EXAMPLES;

        String title() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private static final Set<String> CONSTRAINTS = Set.of(
            "minLength",
            "maxLength",
            "pattern",
            "format",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
            "minItems",
            "maxItems",
            "uniqueItems",
            "minProperties",
            "maxProperties");

    private final String text;
    private final Map<Kind, Integer> all = new EnumMap<>(Kind.class);
    private final Map<Kind, Integer> missing = new EnumMap<>(Kind.class);

    private LeftOut(String text) {
        this.text = text;
    }

    /** {@code descriptions 3 of 4, constraints 2 of 2}; empty if the text tells everything. */
    static String of(JsonNode schema, String text) {
        LeftOut leftOut = new LeftOut(text);
        leftOut.schema(schema);
        return leftOut.missing.entrySet().stream()
                .map(entry ->
                        entry.getKey().title() + " " + entry.getValue() + " of " + leftOut.all.get(entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    private void schema(JsonNode schema) {
        schema.properties().forEach(keyword -> keyword(keyword.getKey(), keyword.getValue(), schema));
    }

    private void keyword(String name, JsonNode value, JsonNode schema) {
        switch (name) {
            case "properties" -> value.properties().forEach(each -> property(each.getKey(), each.getValue(), schema));
            case "$defs" -> value.forEach(this::schema);
            case "anyOf", "allOf" -> value.forEach(this::schema);
            case "items", "additionalProperties", "propertyNames" -> schema(value);
            case "enum" -> value.forEach(each -> tell(Kind.VALUES, each.isNull() || text.contains(each.asText())));
            case "const" -> tell(Kind.TAGS, text.contains(value.asText()));
            case "description" ->
                tell(Kind.DESCRIPTIONS, parts(value.asText()).stream().allMatch(text::contains));
            case "default" -> tell(Kind.DEFAULTS, text.contains("\"default\""));
            case "examples" -> tell(Kind.EXAMPLES, text.contains("\"example"));
            default -> {
                if (CONSTRAINTS.contains(name) && !isRangeOfType(value)) {
                    tell(Kind.CONSTRAINTS, text.contains('"' + name + '"'));
                }
            }
        }
    }

    private void property(String name, JsonNode property, JsonNode object) {
        tell(Kind.NAMES, text.contains('"' + name + '"'));
        List<String> required = new ArrayList<>();
        object.path("required").forEach(each -> required.add(each.asText()));
        if (!required.contains(name)) {
            Predicate<String> told = text::contains;
            tell(Kind.OPTIONAL_MARKS, told.test("required") || told.test("optional") || told.test("null"));
        }
        schema(property);
    }

    private static List<String> parts(String description) {
        return List.of(description.split("; ", -1));
    }

    /** The hint leaves out, as well, where {@code int} and {@code long} end. */
    private static boolean isRangeOfType(JsonNode bound) {
        return bound.isNumber() && Math.abs(bound.asDouble()) >= Integer.MAX_VALUE;
    }

    private void tell(Kind kind, boolean told) {
        all.merge(kind, 1, Integer::sum);
        if (!told) {
            missing.merge(kind, 1, Integer::sum);
        }
    }
}
