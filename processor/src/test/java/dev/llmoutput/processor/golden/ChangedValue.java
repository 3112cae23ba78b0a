package dev.llmoutput.processor.golden;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;

/** A Java value with other parts than it had, made as a user's code makes it: by the constructors of its records. */
record ChangedValue(Random random) {
    /** @throws ReflectiveOperationException where a constructor refuses it */
    Object of(Object value) throws ReflectiveOperationException {
        if (value instanceof Record record) {
            return changed(record);
        }
        if (value instanceof Optional<?> optional && optional.isPresent()) {
            return Optional.of(of(optional.get()));
        }
        if (value instanceof List<?> list) {
            List<Object> items = new ArrayList<>(random.nextBoolean() ? list : List.of());
            for (Object item : list) {
                items.add(perhaps(item));
            }
            return items;
        }
        if (value instanceof Map<?, ?> map && !(value instanceof SortedMap)) {
            Map<Object, Object> entries = new LinkedHashMap<>();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                entries.put(entry.getKey(), perhaps(entry.getValue()));
            }
            return entries;
        }
        return scalar(value);
    }

    private Object perhaps(Object value) throws ReflectiveOperationException {
        return random.nextInt(3) == 0 ? of(value) : value;
    }

    private Object scalar(Object value) {
        int number = List.of(-1_000_000, -1, 0, 1, 7, 1_000_000).get(random.nextInt(6));
        if (value instanceof Integer) {
            return number;
        }
        if (value instanceof Long) {
            return (long) number;
        }
        if (value instanceof Short) {
            return (short) (number % 1_000);
        }
        if (value instanceof Byte) {
            return (byte) (number % 100);
        }
        if (value instanceof BigInteger) {
            return BigInteger.valueOf(number);
        }
        if (value instanceof Float) {
            return number / 4.0f;
        }
        if (value instanceof Double) {
            return number / 4.0;
        }
        if (value instanceof BigDecimal) {
            return BigDecimal.valueOf(number, 3);
        }
        return value instanceof String
                ? List.of("", " ", "x", "x".repeat(99), "A-1").get(random.nextInt(5))
                : value;
    }

    private Object changed(Record record) throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            components[i].getAccessor().setAccessible(true);
            Object value = components[i].getAccessor().invoke(record);
            values[i] = perhaps(value);
        }
        Constructor<?> constructor = record.getClass()
                .getDeclaredConstructor(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        constructor.setAccessible(true);
        return constructor.newInstance(values);
    }
}
