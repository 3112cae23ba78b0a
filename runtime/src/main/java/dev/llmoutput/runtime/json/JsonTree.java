package dev.llmoutput.runtime.json;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * JSON as plain Java values: {@code LinkedHashMap<String, Object>}, {@code ArrayList<Object>}, {@code String},
 * {@code BigDecimal} with the scale that is written, {@code Boolean} and {@code null}. Of a name that stands in an object
 * twice the last value counts. Nothing here recurses.
 */
public final class JsonTree {
    private JsonTree() {}

    /**
     * The one value that {@code text} holds.
     *
     * @throws JsonSyntaxException if it is not a JSON text or exceeds a limit
     */
    public static @Nullable Object read(String text, JsonLimits limits) {
        try (JsonCursor in = JsonCursor.of(text, limits)) {
            Object value = read(in);
            in.endDocument();
            return value;
        }
    }

    /** The next value of {@code in}. */
    public static @Nullable Object read(JsonCursor in) {
        Object root = readScalarOrEnter(in);
        Deque<Object> open = new ArrayDeque<>();
        if (root instanceof Map || root instanceof List) {
            open.push(root);
        }
        while (!open.isEmpty()) {
            Object container = open.peek();
            boolean more = container instanceof Map ? in.nextName() : in.nextElement();
            if (!more) {
                open.pop();
                continue;
            }
            String name = container instanceof Map ? in.name() : "";
            Object value = readScalarOrEnter(in);
            add(container, name, value);
            if (value instanceof Map || value instanceof List) {
                open.push(value);
            }
        }
        return root;
    }

    private static @Nullable Object readScalarOrEnter(JsonCursor in) {
        switch (in.peek()) {
            case OBJECT -> {
                in.beginObject();
                return new LinkedHashMap<String, @Nullable Object>();
            }
            case ARRAY -> {
                in.beginArray();
                return new ArrayList<@Nullable Object>();
            }
            case STRING -> {
                return in.readString();
            }
            case NUMBER -> {
                return number(in);
            }
            case BOOLEAN -> {
                return in.readBoolean();
            }
            default -> {
                in.readNull();
                return null;
            }
        }
    }

    private static BigDecimal number(JsonCursor in) {
        int maxExponent = in.limits().maxExponent();
        BigDecimal value = in.readNumber().bigDecimal(maxExponent);
        if (value == null) {
            throw in.tooLarge("an exponent", maxExponent);
        }
        return value;
    }

    @SuppressWarnings("unchecked") // made above
    private static void add(Object container, String name, @Nullable Object value) {
        if (container instanceof Map) {
            ((Map<String, @Nullable Object>) container).put(name, value);
        } else {
            ((List<@Nullable Object>) container).add(value);
        }
    }

    /**
     * Whether two trees are the same JSON value: numbers by their value ({@code 1}, {@code 1.0} and {@code 1e0} are
     * equal), objects whatever the order of their names, arrays in order.
     */
    public static boolean equal(@Nullable Object left, @Nullable Object right) {
        Deque<Object[]> open = new ArrayDeque<>();
        open.push(new Object[] {Arrays.asList(left), Arrays.asList(right)});
        while (!open.isEmpty()) {
            Object[] pair = open.pop();
            boolean equal = pair[0] instanceof List<?> list
                    ? pairElements(list, pair[1], open)
                    : pairMembers((Map<?, ?>) pair[0], pair[1], open);
            if (!equal) {
                return false;
            }
        }
        return true;
    }

    private static boolean pairElements(List<?> left, Object other, Deque<Object[]> open) {
        if (!(other instanceof List<?> right) || left.size() != right.size()) {
            return false;
        }
        Iterator<?> rights = right.iterator();
        for (Object element : left) {
            if (!pair(element, rights.next(), open)) {
                return false;
            }
        }
        return true;
    }

    private static boolean pairMembers(Map<?, ?> left, Object other, Deque<Object[]> open) {
        if (!(other instanceof Map<?, ?> right) || left.size() != right.size()) {
            return false;
        }
        for (Map.Entry<?, ?> member : left.entrySet()) {
            if (!right.containsKey(member.getKey()) || !pair(member.getValue(), right.get(member.getKey()), open)) {
                return false;
            }
        }
        return true;
    }

    /** Compares scalars at once; puts containers aside, so that depth costs no stack. */
    private static boolean pair(@Nullable Object left, @Nullable Object right, Deque<Object[]> open) {
        if (left instanceof List || left instanceof Map) {
            return right != null && open.add(new Object[] {left, right});
        }
        return left instanceof BigDecimal number
                ? right instanceof BigDecimal other && number.compareTo(other) == 0
                : Objects.equals(left, right);
    }
}
