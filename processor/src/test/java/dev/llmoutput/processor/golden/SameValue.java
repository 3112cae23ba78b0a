package dev.llmoutput.processor.golden;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether two values are equal, also where Java goes by identity: records are not equal if they have arrays in them. */
final class SameValue {
    private SameValue() {}

    static boolean of(Object left, Object right) {
        if (left == null || right == null || left.getClass() != right.getClass()) {
            return Objects.equals(left, right);
        }
        if (left.getClass().isArray()) {
            return Array.getLength(left) == Array.getLength(right)
                    && IntStream.range(0, Array.getLength(left))
                            .allMatch(i -> of(Array.get(left, i), Array.get(right, i)));
        }
        if (left instanceof StringBuilder) {
            return left.toString().equals(right.toString());
        }
        if (left instanceof Record) {
            return left.equals(right)
                    || Stream.of(left.getClass().getRecordComponents())
                            .allMatch(component -> of(get(component, left), get(component, right)));
        }
        if (left instanceof Optional<?> optional) {
            return of(optional.orElse(null), ((Optional<?>) right).orElse(null));
        }
        if (left instanceof Map<?, ?> map) {
            return items(map.keySet(), ((Map<?, ?>) right).keySet())
                    && items(map.values(), ((Map<?, ?>) right).values());
        }
        boolean container =
                left instanceof Iterable && !left.getClass().getName().startsWith("com.fasterxml");
        return container ? items((Iterable<?>) left, (Iterable<?>) right) : left.equals(right);
    }

    private static boolean items(Iterable<?> left, Iterable<?> right) {
        Iterator<?> rights = right.iterator();
        for (Object item : left) {
            if (!rights.hasNext() || !of(item, rights.next())) {
                return false;
            }
        }
        return !rights.hasNext();
    }

    private static Object get(RecordComponent component, Object record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
