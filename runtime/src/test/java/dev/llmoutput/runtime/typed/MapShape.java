package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A record shape for tests: its components are told by name, and its value is a map. */
final class MapShape extends RecordShape<Map<String, Object>> {
    private final List<String> names;
    private final List<Function<TypedReader, @Nullable Object>> reads;
    /** How often it was read. */
    int timesRead;

    private MapShape(List<String> names, List<Function<TypedReader, @Nullable Object>> reads, RecordFields fields) {
        super(fields);
        this.names = names;
        this.reads = reads;
    }

    /** A shape without components. */
    static Builder with(String name, Function<TypedReader, @Nullable Object> read) {
        return new Builder().and(name, read);
    }

    static final class Builder {
        private final List<String> names = new ArrayList<>();
        private final List<Boolean> required = new ArrayList<>();
        private final List<Function<TypedReader, @Nullable Object>> reads = new ArrayList<>();

        /** A component that must be there. */
        Builder and(String name, Function<TypedReader, @Nullable Object> read) {
            return add(name, read, true);
        }

        /** A component that may be absent or null. */
        Builder maybe(String name, Function<TypedReader, @Nullable Object> read) {
            return add(name, in -> in.readNull() ? null : read.apply(in), false);
        }

        private Builder add(String name, Function<TypedReader, @Nullable Object> read, boolean isRequired) {
            names.add(name);
            reads.add(read);
            required.add(isRequired);
            return this;
        }

        MapShape shape() {
            RecordFields fields = RecordFields.of(UnknownKeys.STRIP, names.size());
            for (int i = 0; i < names.size(); i++) {
                if (required.get(i)) {
                    fields.required(names.get(i), "a value");
                } else {
                    fields.optional(names.get(i));
                }
            }
            return new MapShape(names, reads, fields);
        }
    }

    /** Reads an array. */
    static Function<TypedReader, @Nullable Object> list(Function<TypedReader, @Nullable Object> element) {
        return in -> in.beginArray() ? elements(in, element) : null;
    }

    /** Reads an array, or one value of the type {@code single}. */
    static Function<TypedReader, @Nullable Object> list(
            JsonType single, Function<TypedReader, @Nullable Object> element) {
        return in -> in.beginArray(single) ? elements(in, element) : null;
    }

    private static List<@Nullable Object> elements(TypedReader in, Function<TypedReader, @Nullable Object> element) {
        List<@Nullable Object> elements = new ArrayList<>();
        while (in.nextElement()) {
            elements.add(element.apply(in));
        }
        in.endArray();
        return elements;
    }

    @Override
    public @Nullable Map<String, Object> read(TypedReader in) {
        timesRead++;
        Map<String, Object> value = new LinkedHashMap<>();
        for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
            Object component = reads.get(field).apply(in);
            if (component != null) {
                value.put(names.get(field), component);
            }
        }
        return in.endRecord(this) ? value : null;
    }

    @Override
    public void check(Map<String, Object> value, Checks checks) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void writeMembers(Map<String, Object> value, JsonAppender out) {
        value.forEach((name, member) -> out.name(name).value(member));
    }
}
