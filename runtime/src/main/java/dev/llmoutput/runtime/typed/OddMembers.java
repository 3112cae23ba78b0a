package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonTree;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The unknown and the repeated keys of one object. */
final class OddMembers {
    private final Set<String> unknown = new LinkedHashSet<>();
    private final Map<Object, Repeated> repeated = new HashMap<>();

    void addUnknown(String name) {
        unknown.add(name);
    }

    /** The unknown keys, each once, as they came. */
    List<String> unknown() {
        return List.copyOf(unknown);
    }

    /** What is known of a component, by its index, or of a map's entry, by its key, that stands there again; null if this is the first time. */
    @Nullable
    Repeated repeated(Object key) {
        return repeated.get(key);
    }

    /** Keeps the first value of it, a tree, for comparison. */
    Repeated repeat(Object key, @Nullable Object firstValue) {
        Repeated made = new Repeated(firstValue);
        repeated.put(key, made);
        return made;
    }

    /** A component or entry that has more than one value. */
    static final class Repeated {
        private final @Nullable Object first;
        private boolean conflict;

        private Repeated(@Nullable Object first) {
            this.first = first;
        }

        /** Whether {@code value} is the first one that differs. */
        boolean isFirstConflict(@Nullable Object value) {
            if (conflict || JsonTree.equal(first, value)) {
                return false;
            }
            conflict = true;
            return true;
        }
    }
}
