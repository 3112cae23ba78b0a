package dev.llmoutput.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes plain Java values as JSON; nothing here recurses. */
final class TreeWriter {
    private TreeWriter() {}

    static void write(@Nullable Object tree, JsonAppender out) {
        Deque<Iterator<?>> open = new ArrayDeque<>();
        begin(tree, out, open);
        while (!open.isEmpty()) {
            Iterator<?> rest = open.peek();
            if (!rest.hasNext()) {
                open.pop();
                if (rest instanceof Members) {
                    out.endObject();
                } else {
                    out.endArray();
                }
                continue;
            }
            Object next = rest.next();
            if (rest instanceof Members) {
                Map.Entry<?, ?> member = (Map.Entry<?, ?>) next;
                out.name(name(member.getKey()));
                begin(member.getValue(), out, open);
            } else {
                begin(next, out, open);
            }
        }
    }

    private static String name(@Nullable Object key) {
        if (key instanceof String name) {
            return name;
        }
        throw new NotWritableException("a name that is no string");
    }

    private static void begin(@Nullable Object value, JsonAppender out, Deque<Iterator<?>> open) {
        if (value instanceof Map<?, ?> map) {
            out.beginObject();
            open.push(new Members(map.entrySet().iterator()));
        } else if (value instanceof List<?> list) {
            out.beginArray();
            open.push(list.iterator());
        } else {
            scalar(value, out);
        }
    }

    private static void scalar(@Nullable Object value, JsonAppender out) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof String text) {
            out.string(text);
        } else if (value instanceof Boolean bool) {
            out.bool(bool);
        } else if (value instanceof Number number) {
            number(number, out);
        } else {
            throw new NotWritableException("a value that is not JSON");
        }
    }

    private static void number(Number value, JsonAppender out) {
        if (value instanceof BigDecimal decimal) {
            out.number(decimal);
        } else if (value instanceof BigInteger integer) {
            out.number(integer);
        } else if (value instanceof Double real) {
            out.number(real.doubleValue());
        } else if (value instanceof Float real) {
            out.number(real.floatValue());
        } else if (value instanceof Long
                || value instanceof Integer
                || value instanceof Short
                || value instanceof Byte) {
            out.number(value.longValue());
        } else {
            throw new NotWritableException("a number that is not JSON");
        }
    }

    /** The members of an object, told apart from the elements of an array. */
    private record Members(Iterator<? extends Map.Entry<?, ?>> entries) implements Iterator<Object> {
        @Override
        public boolean hasNext() {
            return entries.hasNext();
        }

        @Override
        public Object next() {
            return entries.next();
        }
    }
}
