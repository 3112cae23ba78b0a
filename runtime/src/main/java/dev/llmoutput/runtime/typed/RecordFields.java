package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The components of a record by their JSON names, in declaration order; a component is known by its index. */
public final class RecordFields {
    private static final JsonNames NO_NAMES = JsonNames.of();

    private final UnknownKeys unknownKeys;
    private final String[] names;
    /** What is expected at a required component; null at an optional one. */
    private final @Nullable String[] expected;

    private final List<String> aliases = new ArrayList<>();
    /** The component that each alias stands for. */
    private final List<Integer> aliased = new ArrayList<>();
    /** What stands in for each component that is absent; null where nothing does. */
    private final @Nullable String[] defaults;

    private final boolean[] secret;
    private boolean holdsDefaults;
    private boolean holdsSecrets;
    private int count;
    private JsonNames table = NO_NAMES;

    private RecordFields(UnknownKeys unknownKeys, int size) {
        this.unknownKeys = Objects.requireNonNull(unknownKeys, "unknownKeys");
        this.names = new String[size];
        this.expected = new @Nullable String[size];
        this.defaults = new @Nullable String[size];
        this.secret = new boolean[size];
    }

    /** Fields for a record of {@code size} components, each still to be told in order. */
    public static RecordFields of(UnknownKeys unknownKeys, int size) {
        return new RecordFields(unknownKeys, size);
    }

    /**
     * The next component; its key must be there.
     *
     * @param what what is expected there, in terms of JSON: {@code "a string"}
     */
    public RecordFields required(String name, String what) {
        return add(name, Objects.requireNonNull(what, "what"));
    }

    /** The next component; its key may be absent. */
    public RecordFields optional(String name) {
        return add(name, null);
    }

    /** Further keys of the last component. */
    public RecordFields alias(String... names) {
        for (String name : names) {
            aliases.add(name);
            aliased.add(count - 1);
        }
        return this;
    }

    /** What stands in for the last component where it is absent, or null though it must not be: a JSON text. */
    public RecordFields defaultJson(String json) {
        defaults[count - 1] = json;
        holdsDefaults = true;
        return this;
    }

    /** The values of the last component are secrets. */
    public RecordFields secret() {
        secret[count - 1] = true;
        return holdsSecrets();
    }

    /** The record holds secrets, in it or below. */
    public RecordFields holdsSecrets() {
        holdsSecrets = true;
        return this;
    }

    private RecordFields add(String name, @Nullable String what) {
        names[count] = name;
        expected[count] = what;
        count++;
        return this;
    }

    /** Makes the table of names, now that all components are told. */
    void complete() {
        if (count != names.length) {
            throw new IllegalStateException(count + " components told of " + names.length);
        }
        List<String> all = new ArrayList<>(List.of(names));
        all.addAll(aliases);
        table = JsonNames.of(all.toArray(new String[0]));
    }

    /** The keys of all components in order, then all aliases. */
    JsonNames names() {
        return table;
    }

    /** The component that the key at {@code index} of {@link #names()} stands for. */
    int field(int index) {
        return index < names.length ? index : aliased.get(index - names.length);
    }

    boolean hasDefaults() {
        return holdsDefaults;
    }

    /** What stands in for a component that is absent; null where nothing does. */
    @Nullable
    String defaultJson(int field) {
        return defaults[field];
    }

    boolean isSecret(int field) {
        return secret[field];
    }

    boolean hasSecrets() {
        return holdsSecrets;
    }

    UnknownKeys unknownKeys() {
        return unknownKeys;
    }

    int size() {
        return names.length;
    }

    String name(int field) {
        return names[field];
    }

    /** What is expected at a required component; null at an optional one. */
    @Nullable
    String expected(int field) {
        return expected[field];
    }
}
