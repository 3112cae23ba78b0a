package dev.llmoutput.runtime.json;

import java.util.Set;

/** What holds of keys, and of the names of an enum's constants, in every contract. */
public final class JsonKeys {
    /** They mean something else in JavaScript. */
    private static final Set<String> RESERVED = Set.of("__proto__", "constructor", "prototype");

    private JsonKeys() {}

    /** Whether providers refuse a schema with the key {@code name} anywhere in it, since readers in JavaScript do. */
    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    /**
     * What is compared of a name that a model may have spelled in its own way: all but case, {@code -}, {@code _} and
     * spaces. Names with the same folding count as the same wherever anything but the exact name is looked for.
     */
    public static String folded(String name) {
        StringBuilder folded = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '-' && c != '_' && c != ' ') {
                folded.append(Character.toLowerCase(Character.toUpperCase(c)));
            }
        }
        return folded.toString();
    }
}
