package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.EnumSpelling;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonNames;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The wire names of an enum: one table for reading and writing. Immutable.
 *
 * @param <E> the enum
 */
public final class EnumNames<E extends Enum<E>> extends ScalarShape<E> {
    private final E[] constants;
    private final JsonNames names;
    private final List<String> values;
    private final String expected;
    private final Map<E, String> wireNames;
    /** Further texts, which only a tolerant reading takes. */
    private final Map<String, E> aliases;
    /** Made when a tolerant reading first needs it; it is immutable, so two threads at most make it twice. */
    private @Nullable Map<String, Integer> foldedIndexes;

    private EnumNames(E[] constants, String[] wireNames, Map<String, E> aliases) {
        this.aliases = aliases;
        this.constants = constants;
        this.names = JsonNames.of(wireNames);
        this.values = List.of(wireNames);
        this.expected = (wireNames.length == 1 ? "\"" : "one of \"") + String.join("\", \"", wireNames) + '"';
        this.wireNames = new EnumMap<>(constants[0].getDeclaringClass());
        for (int i = 0; i < constants.length; i++) {
            this.wireNames.put(constants[i], wireNames[i]);
        }
    }

    /**
     * The table of {@code constants}, in declaration order, and their distinct wire names.
     *
     * @throws IllegalArgumentException if there is no constant, or not one name for each
     */
    public static <E extends Enum<E>> EnumNames<E> of(E[] constants, String... wireNames) {
        if (constants.length == 0 || constants.length != wireNames.length) {
            throw new IllegalArgumentException(constants.length + " constants, " + wireNames.length + " names");
        }
        return new EnumNames<>(constants.clone(), wireNames.clone(), Map.of());
    }

    /** This table with further texts for a constant, which only a tolerant reading takes. */
    public EnumNames<E> withAliases(E constant, String... texts) {
        Map<String, E> more = new LinkedHashMap<>(aliases);
        for (String text : texts) {
            more.put(text, constant);
        }
        return new EnumNames<>(constants, values.toArray(new String[0]), more);
    }

    /**
     * The wire name of a constant; null for null.
     *
     * @throws IllegalArgumentException if the enum has got the constant since the table was generated
     */
    public @Nullable String nameOf(@Nullable E constant) {
        if (constant == null) {
            return null;
        }
        String name = wireNames.get(constant);
        if (name == null) {
            throw new IllegalArgumentException("no wire name: " + constant);
        }
        return name;
    }

    @Override
    public @Nullable E read(TypedReader in) {
        return in.readEnum(this);
    }

    /** The constant with that wire name, or else the only one that differs in nothing but case, {@code -} and {@code _}. */
    @Override
    @Nullable
    E ofBareText(String text) {
        int exact = names.indexOf(text);
        int index = exact >= 0 ? exact : looseIndexOf(text);
        return index < 0 ? null : constants[index];
    }

    /** Nothing: every constant is allowed. */
    @Override
    public void check(E value, Checks checks) {}

    @Override
    public void write(E value, JsonAppender out) {
        out.string(nameOf(value));
    }

    /** All wire names in words: {@code one of "EUR", "USD"}. */
    @Override
    public String expected() {
        return expected;
    }

    /**
     * The index of the constant that {@code text} is an alias of, or else of the only one with a name or alias that is {@code
     * text} in another spelling; -1 if there is none or more than one.
     */
    int looseIndexOf(String text) {
        E aliased = aliases.get(text);
        return aliased == null ? foldedIndexOf(EnumSpelling.folded(text)) : indexOf(aliased);
    }

    private int foldedIndexOf(String folded) {
        Map<String, Integer> table = foldedIndexes;
        if (table == null) {
            table = foldedIndexes();
            foldedIndexes = table;
        }
        return table.getOrDefault(folded, -1);
    }

    private Map<String, Integer> foldedIndexes() {
        Map<String, Integer> table = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            addFolded(table, names.name(i), i);
        }
        for (Map.Entry<String, E> alias : aliases.entrySet()) {
            addFolded(table, alias.getKey(), indexOf(alias.getValue()));
        }
        return Map.copyOf(table);
    }

    /** What two constants fold to stands for none. */
    private static void addFolded(Map<String, Integer> table, String text, int index) {
        Integer before = table.putIfAbsent(EnumSpelling.folded(text), index);
        if (before != null && before != index) {
            table.put(EnumSpelling.folded(text), -1);
        }
    }

    private int indexOf(E constant) {
        return Arrays.asList(constants).indexOf(constant);
    }

    /** Whether a tolerant reading takes {@code text} for a constant. */
    boolean isName(String text) {
        return names.indexOf(text) >= 0 || looseIndexOf(text) >= 0;
    }

    @Override
    Object identity(E item) {
        return item;
    }

    @Override
    boolean beginItems(TypedReader in) {
        return in.beginArray(this);
    }

    JsonNames names() {
        return names;
    }

    List<String> values() {
        return values;
    }

    E constant(int index) {
        return constants[index];
    }
}
