package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The components of a record by their JSON names, in declaration order; a component is known by its index. Told once, in a
 * chain of calls: a component too many, or anything told after a shape was made of it, is an {@link IllegalStateException}.
 */
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
    private boolean holdsRequired;
    private boolean holdsDefaults;
    private boolean holdsSecrets;
    private int count;
    private JsonNames table = NO_NAMES;
    private boolean complete;

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
        holdsRequired = true;
        return add(name, Objects.requireNonNull(what, "what"));
    }

    /** The next component; its key may be absent. */
    public RecordFields optional(String name) {
        return add(name, null);
    }

    /** Further keys of the last component. */
    public RecordFields alias(String... names) {
        int last = last();
        for (String name : names) {
            aliases.add(name);
            aliased.add(last);
        }
        return this;
    }

    /** What stands in for the last component where it is absent, or null though it must not be: a JSON text. */
    public RecordFields defaultJson(String json) {
        defaults[last()] = json;
        holdsDefaults = true;
        return this;
    }

    /** The values of the last component are secrets. */
    public RecordFields secret() {
        secret[last()] = true;
        return holdsSecrets();
    }

    /** The record holds secrets, in it or below. */
    public RecordFields holdsSecrets() {
        refuseLateChange();
        holdsSecrets = true;
        return this;
    }

    private RecordFields add(String name, @Nullable String what) {
        refuseLateChange();
        if (count == names.length) {
            throw new IllegalStateException("all " + count + " components are told");
        }
        names[count] = name;
        expected[count] = what;
        count++;
        return this;
    }

    /** The component that was told last. */
    private int last() {
        refuseLateChange();
        if (count == 0) {
            throw new IllegalStateException("no component is told yet");
        }
        return count - 1;
    }

    private void refuseLateChange() {
        if (complete) {
            throw new IllegalStateException("the table is complete");
        }
    }

    /** Makes the table of names, now that all components are told. */
    void complete() {
        if (count != names.length) {
            throw new IllegalStateException(count + " components told of " + names.length);
        }
        List<String> all = new ArrayList<>(List.of(names));
        all.addAll(aliases);
        table = JsonNames.of(all.toArray(new String[0]));
        complete = true;
    }

    /** The keys of all components in order, then all aliases. */
    JsonNames names() {
        return table;
    }

    /** The component that the key at {@code index} of {@link #names()} stands for. */
    int field(int index) {
        return index < names.length ? index : aliased.get(index - names.length);
    }

    /** All keys that a component answers to: its name, then its aliases. */
    List<String> keys(int field) {
        List<String> keys = new ArrayList<>();
        keys.add(names[field]);
        for (int alias = 0; alias < aliases.size(); alias++) {
            if (aliased.get(alias) == field) {
                keys.add(aliases.get(alias));
            }
        }
        return keys;
    }

    boolean hasRequired() {
        return holdsRequired;
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
