package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether the sets of an instance are sets in Java if they are in JSON. Items that differ in JSON may be one value in Java:
 * an instant with two offsets, a UUID in capital letters, null and nothing.
 */
final class JavaSets {
    private JavaSets() {}

    static boolean differAsInJson(JsonNode instance, JsonNode schema) {
        return !schema.toString().contains("uniqueItems") || arraysDiffer(instance);
    }

    /** Which arrays are sets is not looked up: few items of a list come so near to each other. */
    private static boolean arraysDiffer(JsonNode node) {
        boolean items = !node.isArray()
                || IntStream.range(1, node.size())
                        .noneMatch(second -> IntStream.range(0, second)
                                .anyMatch(first -> !OracleKeyword.isEqual(node.get(first), node.get(second))
                                        && mayBeOne(node.get(first), node.get(second))));
        boolean deep = true;
        for (JsonNode child : node) {
            deep &= arraysDiffer(child);
        }
        return items && deep;
    }

    private static boolean mayBeOne(JsonNode one, JsonNode other) {
        if (one.isObject() && other.isObject()) {
            Set<String> names = new HashSet<>();
            one.fieldNames().forEachRemaining(names::add);
            other.fieldNames().forEachRemaining(names::add);
            return names.stream().allMatch(name -> mayBeOne(one.path(name), other.path(name)));
        }
        if (one.isArray() && other.isArray() && one.size() == other.size()) {
            return IntStream.range(0, one.size()).allMatch(i -> mayBeOne(one.get(i), other.get(i)));
        }
        if (one.isTextual() && other.isTextual()) {
            return mayBeOne(one.textValue(), other.textValue());
        }
        return (isNothing(one) && isNothing(other)) || OracleKeyword.isEqual(one, other);
    }

    /** Letters in two cases, or texts with numbers in them: times, amounts, offsets. */
    private static boolean mayBeOne(String one, String other) {
        return one.equalsIgnoreCase(other)
                || (one.matches("(?s).*[0-9].*") && other.matches("(?s).*[0-9Z].*"))
                || (one.endsWith("Z") && other.matches("(?s).*[0-9].*"));
    }

    private static boolean isNothing(JsonNode node) {
        return node.isMissingNode() || node.isNull();
    }
}
