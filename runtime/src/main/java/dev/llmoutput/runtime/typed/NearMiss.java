package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonKeys;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells whether an unknown key is likely a component's name or alias, spelled otherwise. */
final class NearMiss {
    /** Shorter names differ by one letter on purpose: {@code x} and {@code y}. */
    private static final int MIN_LENGTH = 3;

    private NearMiss() {}

    /**
     * For each component that is absent and that one of the keys is a near miss of, in declaration order: its name if that
     * is the one missed, else the alias.
     */
    static List<String> among(List<String> keys, Frame record, RecordFields fields) {
        List<String> folded = new ArrayList<>(keys.size());
        for (String key : keys) {
            folded.add(JsonKeys.folded(key));
        }
        List<String> meant = new ArrayList<>();
        for (int field = 0; field < fields.size(); field++) {
            String name = record.isInText(field) ? null : missed(folded, fields.keys(field));
            if (name != null) {
                meant.add(name);
            }
        }
        return meant;
    }

    private static @Nullable String missed(List<String> keys, List<String> names) {
        for (String name : names) {
            if (holdsNearMiss(keys, JsonKeys.folded(name))) {
                return name;
            }
        }
        return null;
    }

    private static boolean holdsNearMiss(List<String> keys, String name) {
        for (String key : keys) {
            if (isNear(key, name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the two are equal, or one letter is put in, left out or replaced, or two neighbours are swapped. */
    private static boolean isNear(String key, String name) {
        String shorter = key.length() < name.length() ? key : name;
        String longer = key.length() < name.length() ? name : key;
        int more = longer.length() - shorter.length();
        if (more > 1) {
            return false;
        }
        int same = 0;
        while (same < shorter.length() && shorter.charAt(same) == longer.charAt(same)) {
            same++;
        }
        if (same == longer.length()) {
            return true;
        }
        if (shorter.length() < MIN_LENGTH) {
            return false;
        }
        int rest = shorter.length() - same - (1 - more);
        return longer.regionMatches(same + 1, shorter, shorter.length() - rest, rest)
                || (more == 0 && isSwapped(key, name, same));
    }

    private static boolean isSwapped(String key, String name, int at) {
        return at + 1 < key.length()
                && key.charAt(at) == name.charAt(at + 1)
                && key.charAt(at + 1) == name.charAt(at)
                && key.regionMatches(at + 2, name, at + 2, key.length() - at - 2);
    }
}
