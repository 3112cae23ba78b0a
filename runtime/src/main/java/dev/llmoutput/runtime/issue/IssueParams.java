package dev.llmoutput.runtime.issue;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/**
 * The few parameters of an issue, in the order in which they were told: an unmodifiable map. An array holds them, because a
 * hash table for each of several issues costs more than the reading in which they were found.
 */
public final class IssueParams extends AbstractMap<String, Object> {
    /** No parameter. */
    public static final IssueParams NONE = new IssueParams(new Object[0]);

    /** Names and values in turn. */
    private final Object[] entries;

    private IssueParams(Object[] entries) {
        this.entries = entries;
    }

    /** One parameter. */
    public static IssueParams of(String name, Object value) {
        return NONE.and(name, value);
    }

    /** The parameters of a map, in its order. */
    static IssueParams copyOf(Map<String, ?> params) {
        if (params instanceof IssueParams same) {
            return same;
        }
        Object[] entries = new Object[2 * params.size()];
        int at = 0;
        for (Map.Entry<String, ?> entry : params.entrySet()) {
            entries[at++] = Objects.requireNonNull(entry.getKey(), "name");
            entries[at++] = value(entry.getKey(), entry.getValue());
        }
        return new IssueParams(entries);
    }

    /** These and one more, which none of them has the name of. */
    public IssueParams and(String name, Object value) {
        Object[] more = Arrays.copyOf(entries, entries.length + 2);
        more[entries.length] = Objects.requireNonNull(name, "name");
        more[entries.length + 1] = value(name, value);
        return new IssueParams(more);
    }

    private static Object value(String name, Object value) {
        Objects.requireNonNull(value, name);
        return value instanceof List<?> list ? List.copyOf(list) : value;
    }

    @Override
    public int size() {
        return entries.length / 2;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return entries.length / 2;
            }

            @Override
            public Iterator<Map.Entry<String, Object>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Map.Entry<String, Object>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < entries.length;
        }

        @Override
        public Map.Entry<String, Object> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            next += 2;
            return Map.entry((String) entries[next - 2], entries[next - 1]);
        }
    }
}
