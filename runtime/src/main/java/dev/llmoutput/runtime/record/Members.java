package dev.llmoutput.runtime.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The members of one JSON object of a record. Whatever is not as expected is an {@link IllegalArgumentException} that
 * names the member and tells nothing of its value.
 */
record Members(Map<?, ?> members) {
    static Members of(@Nullable Object tree) {
        return new Members(as("record", Map.class, tree));
    }

    String text(String name) {
        return as(name, String.class, members.get(name));
    }

    @Nullable
    String textOrNull(String name) {
        return members.containsKey(name) ? text(name) : null;
    }

    long number(String name) {
        return as(name, BigDecimal.class, members.get(name)).longValueExact();
    }

    boolean flag(String name) {
        return members.containsKey(name) && as(name, Boolean.class, members.get(name));
    }

    <E extends Enum<E>> E constant(String name, Class<E> type) {
        String text = text(name);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("a record has a known " + name + ", this has not");
    }

    <E extends Enum<E>> @Nullable E constantOrNull(String name, Class<E> type) {
        return members.containsKey(name) ? constant(name, type) : null;
    }

    @Nullable
    Members objectOrNull(String name) {
        return members.containsKey(name) ? new Members(as(name, Map.class, members.get(name))) : null;
    }

    /** The objects of a list; none if it is absent. */
    List<Members> list(String name) {
        List<Members> list = new ArrayList<>();
        if (members.containsKey(name)) {
            for (Object item : as(name, List.class, members.get(name))) {
                list.add(new Members(as(name, Map.class, item)));
            }
        }
        return list;
    }

    static <T> T present(String name, @Nullable T value) {
        if (value == null) {
            throw new IllegalArgumentException("a record has " + name + ", this has not");
        }
        return value;
    }

    private static <T> T as(String name, Class<T> type, @Nullable Object value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(
                    "a record has " + name + " as " + type.getSimpleName() + ", this has not");
        }
        return type.cast(value);
    }
}
