package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds items that an array has twice. Items are equal if they are in Java, or if they are in JSON, as {@code uniqueItems}
 * of JSON Schema has it: numbers by their value, objects whatever the order of their names.
 */
final class Distinct {
    private static final JsonLimits NO_LIMITS = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    private Distinct() {}

    /** Adds an issue for each item that stands there already; the walk is at the array. */
    static <T extends @Nullable Object> void check(
            Iterable<? extends T> items, @Nullable ValueShape<T> shape, Walk walk) {
        Map<@Nullable Object, Integer> seen = new HashMap<>();
        int index = 0;
        for (T item : items) {
            Object identity = item == null || shape == null ? of(item) : shape.identity(item);
            Integer first = seen.putIfAbsent(identity, index);
            if (first != null) {
                walk.add(Issue.of(IssueCode.DUPLICATE_ITEM, walk.path().index(index), Map.of("first", first)));
            }
            index++;
        }
    }

    /** What stands for a value in comparisons. */
    static @Nullable Object of(@Nullable Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.stripTrailingZeros();
        }
        if (value instanceof Double real) {
            return real + 0.0;
        }
        if (value instanceof Float real) {
            return real + 0.0f;
        }
        if (value instanceof Optional<?> optional) {
            return of(optional.orElse(null));
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, @Nullable Object> members = new LinkedHashMap<>();
            map.forEach((key, member) -> members.put(key, of(member)));
            return members;
        }
        return value instanceof Iterable<?> items ? items(items) : value;
    }

    private static List<@Nullable Object> items(Iterable<?> items) {
        List<@Nullable Object> list = new ArrayList<>();
        for (Object item : items) {
            list.add(of(item));
        }
        return list;
    }

    /** The JSON of {@code value}, for comparisons. */
    static <T> Object tree(ValueShape<T> shape, T value) {
        Object tree = of(JsonTree.read(Canonical.of(shape, value), NO_LIMITS));
        return tree == null ? Optional.empty() : tree;
    }
}
