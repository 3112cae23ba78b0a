package dev.llmoutput.processor.emit;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The names of one scope of generated code: each is handed out once, and none that something else answers to. */
final class Identifiers {
    private final Set<String> taken;

    private Identifiers(Set<String> taken) {
        this.taken = taken;
    }

    /** A scope in which {@code reserved} mean something else. */
    static Identifiers without(Collection<String> reserved) {
        return new Identifiers(new HashSet<>(reserved));
    }

    /** {@code wish}, or where that is taken the first that is free of the same with 2, 3 .. behind it. */
    String claim(String wish) {
        String name = wish;
        for (int i = 2; !taken.add(name); i++) {
            name = wish + i;
        }
        return name;
    }

    /** {@code dueOn} as {@code DueOn}. */
    static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** {@code dueOn} and {@code DueOn} as {@code DUE_ON}, {@code HTTPStatus} as {@code HTTP_STATUS}. */
    static String constant(String name) {
        StringBuilder constant = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            boolean word = i > 0
                    && Character.isUpperCase(name.charAt(i))
                    && (Character.isLowerCase(name.charAt(i - 1))
                            || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
            constant.append(word && name.charAt(i - 1) != '_' ? "_" : "").append(name.charAt(i));
        }
        return constant.toString().toUpperCase(Locale.ROOT);
    }
}
