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
    private final Map<Integer, Repeated> repeated = new HashMap<>();

    void addUnknown(String name) {
        unknown.add(name);
    }

    /** The unknown keys, each once, as they came. */
    List<String> unknown() {
        return List.copyOf(unknown);
    }

    /** What is known of a component whose key stands there again; null if this is the first time. */
    @Nullable
    Repeated repeated(int field) {
        return repeated.get(field);
    }

    /** Keeps the first value of a component, a tree, for comparison. */
    Repeated repeat(int field, @Nullable Object firstValue) {
        Repeated made = new Repeated(firstValue);
        repeated.put(field, made);
        return made;
    }

    /** A component that has more than one value. */
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
