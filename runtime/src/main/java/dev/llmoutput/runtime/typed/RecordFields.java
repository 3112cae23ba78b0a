package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonNames;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The components of a record by their JSON names, in declaration order; a component is known by its index. */
public final class RecordFields {
    private static final JsonNames NO_NAMES = JsonNames.of();

    private final UnknownKeys unknownKeys;
    private final String[] names;
    /** What is expected at a required component; null at an optional one. */
    private final @Nullable String[] expected;

    private int count;
    private JsonNames table = NO_NAMES;

    private RecordFields(UnknownKeys unknownKeys, int size) {
        this.unknownKeys = Objects.requireNonNull(unknownKeys, "unknownKeys");
        this.names = new String[size];
        this.expected = new @Nullable String[size];
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
        table = JsonNames.of(names);
    }

    JsonNames names() {
        return table;
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
