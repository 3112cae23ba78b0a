package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
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
    /**
     * How many different items may have one hash code. By chance it is one or two; a text made for it could make every
     * comparison look at all items, where Java cannot order them.
     */
    static final int MAX_ALIKE = 1_000;

    /**
     * How often the length of the largest document may be gone through to compare items. An item is written once for each
     * set that it is in, however deep: sets in one another would cost their length times their depth.
     */
    static final int MAX_TIMES = 16;

    private Distinct() {}

    /**
     * Adds an issue for each item that stands there already; the walk is at the array.
     *
     * @param leaf writes what is in the items; null where Java's equality will do
     * @param depth how many lists, maps and arrays there are round that, 0 for the items themselves
     */
    static void check(Iterable<?> items, @Nullable ValueShape<?> leaf, int depth, Walk walk) {
        if (!hasTwo(items)) {
            return;
        }
        Map<@Nullable Object, Integer> inJava = new HashMap<>();
        Map<@Nullable Object, Integer> inJson = new HashMap<>();
        Map<Integer, Integer> inJavaAlike = new HashMap<>();
        Map<Integer, Integer> inJsonAlike = new HashMap<>();
        int index = 0;
        for (Object item : items) {
            Object inTree = standIn(item, leaf, depth);
            if (walk.compare(size(inTree))) {
                return;
            }
            Integer first = inJava.putIfAbsent(item, index);
            Integer equal = inJson.putIfAbsent(inTree, index);
            if (first == null
                    && equal == null
                    && (isOneOfMany(item, inJavaAlike) || isOneOfMany(inTree, inJsonAlike))) {
                walk.add(
                        IssueCode.LIMIT,
                        IssueParams.of("limit", "a number of items with one hash code")
                                .and("maximum", MAX_ALIKE));
                return;
            }
            if (first != null || equal != null) {
                int earliest = first == null ? equal : equal == null ? first : Math.min(first, equal);
                walk.add(Issue.of(IssueCode.DUPLICATE_ITEM, walk.path().index(index), Map.of("first", earliest)));
            }
            index++;
        }
    }

    private static boolean hasTwo(Iterable<?> items) {
        Iterator<?> all = items.iterator();
        if (all.hasNext()) {
            all.next();
        }
        return all.hasNext();
    }

    /** About how long the JSON of a tree is. */
    private static long size(@Nullable Object tree) {
        long size = 1;
        if (tree instanceof String text) {
            size += text.length();
        } else if (tree instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> member : map.entrySet()) {
                size += size(member.getKey()) + size(member.getValue());
            }
        } else if (tree instanceof List<?> list) {
            for (Object item : list) {
                size += size(item);
            }
        }
        return size;
    }

    private static boolean isOneOfMany(@Nullable Object item, Map<Integer, Integer> alike) {
        return item != null
                && !(item instanceof Comparable)
                && alike.merge(item.hashCode(), 1, Integer::sum) > MAX_ALIKE;
    }

    /**
     * What stands for an item in comparisons. One that has no JSON, since it holds a null or a NaN, or its codec does not
     * write it, stands for itself: what is wrong with it is said elsewhere, and no answer depends on how it is compared.
     */
    private static @Nullable Object standIn(@Nullable Object item, @Nullable ValueShape<?> leaf, int depth) {
        try {
            return of(item, leaf, depth);
        } catch (RuntimeException | StackOverflowError e) {
            return item;
        }
    }

    private static @Nullable Object of(@Nullable Object value, @Nullable ValueShape<?> leaf, int depth) {
        if (value instanceof Optional<?> optional) {
            return of(optional.orElse(null), leaf, depth);
        }
        if (value != null && leaf != null && depth == 0) {
            return identity(leaf, value);
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, @Nullable Object> members = new LinkedHashMap<>();
            map.forEach((key, member) -> members.put(key, of(member, leaf, depth - 1)));
            return members;
        }
        if (value instanceof Iterable<?> items) {
            List<@Nullable Object> list = new ArrayList<>();
            items.forEach(item -> list.add(of(item, leaf, depth - 1)));
            return list;
        }
        return value != null && value.getClass().isArray() ? of(listOf(value), leaf, depth) : number(value);
    }

    private static List<@Nullable Object> listOf(Object array) {
        List<@Nullable Object> list = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            list.add(Array.get(array, i));
        }
        return list;
    }

    private static @Nullable Object number(@Nullable Object value) {
        if (value instanceof BigDecimal decimal) {
            return decimal.stripTrailingZeros();
        }
        if (value instanceof Double real) {
            return real + 0.0;
        }
        return value instanceof Float real ? (Object) (real + 0.0f) : value;
    }

    @SuppressWarnings("unchecked") // the leaf is told for what is in the items
    private static <T> Object identity(ValueShape<T> leaf, Object value) {
        return leaf.identity((T) value);
    }

    /** The JSON of {@code value}, for comparisons. */
    static <T> Object tree(ValueShape<T> shape, T value) {
        Object tree = of(JsonTree.read(CanonicalText.of(shape, value), JsonLimits.NONE), null, 0);
        return tree == null ? Optional.empty() : tree;
    }
}
