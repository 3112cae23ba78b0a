package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.runtime.json.JsonKeys;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names the types of one contract in schema and hint: by simple name, and all of those that share one by a longer name.
 * A name does not depend on the order in which types are found.
 */
final class DefinitionNames {
    private static final int LONGEST = 2;
    /** What a hint says of types that have no definition. */
    private static final Set<String> TYPES = Set.of("string", "integer", "number", "boolean", "any", "null");

    private static final Pattern NO_NAME = Pattern.compile("[^\\p{javaJavaIdentifierPart}.]+");

    private DefinitionNames() {}

    static Map<ClassRef, String> of(Collection<ClassRef> types) {
        Map<ClassRef, Integer> lengths = new LinkedHashMap<>();
        types.forEach(type -> lengths.put(type, 0));
        while (lengthenShared(lengths)) {
            // until each name is unique; the longest ones are
        }
        Map<ClassRef, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        lengths.forEach((type, length) -> names.put(type, free(name(type, length), taken)));
        return names;
    }

    private static boolean lengthenShared(Map<ClassRef, Integer> lengths) {
        Map<String, Long> uses = lengths.entrySet().stream()
                .collect(Collectors.groupingBy(entry -> name(entry.getKey(), entry.getValue()), Collectors.counting()));
        Map<ClassRef, Integer> before = Map.copyOf(lengths);
        lengths.replaceAll((type, length) ->
                uses.getOrDefault(name(type, length), 0L) > 1 ? Math.min(length + 1, LONGEST) : length);
        return !lengths.equals(before);
    }

    /** {@code Line}, then {@code Order_Line}, then {@code com.example.Order.Line}; {@code Page_String} of a generic one. */
    private static String name(ClassRef type, int length) {
        String name = switch (length) {
            case 0 -> type.simpleName();
            case 1 -> String.join("_", type.simpleNames());
            default -> type.canonicalName();
        };
        String arguments = NO_NAME.matcher(type.displayArguments()).replaceAll("_");
        return arguments.isEmpty() ? name : name + arguments.substring(0, arguments.length() - 1);
    }

    /**
     * Arguments that differ in their constraints alone read the same: such types are numbered as they come. So is one with a
     * name that no key of a schema may have, or that hints have for other types.
     */
    private static String free(String name, Set<String> taken) {
        String free = name;
        for (int i = 2; JsonKeys.isReserved(free) || TYPES.contains(free) || !taken.add(free); i++) {
            free = name + "_" + i;
        }
        return free;
    }
}
