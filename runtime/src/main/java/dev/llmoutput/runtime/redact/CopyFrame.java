package dev.llmoutput.runtime.redact;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A container that is being copied: what is still to come, and what has been copied. */
abstract class CopyFrame {
    /** The depth of nothing that was cut. */
    static final int NOT_CUT = Integer.MAX_VALUE;

    private final Object source;
    private final List<Object> dependents = new ArrayList<>(0);
    private int cutAt = NOT_CUT;

    private CopyFrame(Object source) {
        this.source = source;
    }

    Object source() {
        return source;
    }

    /** Notes that a cycle was cut in here that leads back to the container at {@code depth}; the outermost one counts. */
    void cutAt(int depth) {
        cutAt = Math.min(cutAt, depth);
    }

    int cutAt() {
        return cutAt;
    }

    /** The containers whose copies were cut because they lead back to this one: right only while it is being copied. */
    List<Object> dependents() {
        return dependents;
    }

    abstract boolean hasNext();

    /** The next value to copy; its copy is then given to {@link #add}. */
    abstract @Nullable Object next();

    abstract void add(@Nullable Object copied);

    abstract Object copy();

    /** A list, another collection or an array. */
    static final class OfItems extends CopyFrame {
        private final Iterator<? extends @Nullable Object> items;
        private final List<@Nullable Object> copies;

        OfItems(Object source, Collection<? extends @Nullable Object> items) {
            super(source);
            this.items = items.iterator();
            this.copies = new ArrayList<>(items.size());
        }

        @Override
        boolean hasNext() {
            return items.hasNext();
        }

        @Override
        @Nullable
        Object next() {
            return items.next();
        }

        @Override
        void add(@Nullable Object copied) {
            copies.add(copied);
        }

        @Override
        Object copy() {
            return Collections.unmodifiableList(copies);
        }
    }

    /** A map. */
    static final class OfMembers extends CopyFrame {
        private final UnaryOperator<String> redaction;
        private final Iterator<? extends Map.Entry<?, ?>> members;
        private final Map<String, @Nullable Object> copies = new LinkedHashMap<>();
        private final Map<String, Integer> clashes = new HashMap<>();
        private String key = "";

        OfMembers(Map<?, ?> source, UnaryOperator<String> redaction) {
            super(source);
            this.redaction = redaction;
            this.members = source.entrySet().iterator();
        }

        @Override
        boolean hasNext() {
            return members.hasNext();
        }

        @Override
        @Nullable
        Object next() {
            Map.Entry<?, ?> member = members.next();
            key = free(redaction.apply(String.valueOf(member.getKey())));
            return member.getValue();
        }

        private String free(String wanted) {
            String candidate = wanted;
            while (copies.containsKey(candidate)) {
                candidate = wanted + "__" + clashes.merge(wanted, 2, (count, start) -> count + 1);
            }
            return candidate;
        }

        @Override
        void add(@Nullable Object copied) {
            copies.put(key, copied);
        }

        @Override
        Object copy() {
            return Collections.unmodifiableMap(copies);
        }
    }
}
