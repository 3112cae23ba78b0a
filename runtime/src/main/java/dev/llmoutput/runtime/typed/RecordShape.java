package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonType;

/**
 * A record as a JSON object with a fixed set of names.
 *
 * @param <T> the record
 */
public abstract class RecordShape<T> extends ValueShape<T> {
    private final RecordFields fields;

    /** A shape with these components. */
    protected RecordShape(RecordFields fields) {
        fields.complete();
        this.fields = fields;
    }

    /** Writes the members of the object that {@code value} is. */
    public abstract void writeMembers(T value, JsonAppender out);

    @Override
    public final void write(T value, JsonAppender out) {
        out.beginObject();
        writeMembers(value, out);
        out.endObject();
    }

    @Override
    public final String expected() {
        return "an object";
    }

    final RecordFields fields() {
        return fields;
    }

    @Override
    final boolean beginItems(TypedReader in) {
        // Where nothing is required any object would do, even one with the items in it.
        boolean stranger = !fields.hasRequired() && in.isStranger(fields.names());
        return stranger ? in.beginArray() : in.beginArray(JsonType.OBJECT);
    }

    @Override
    final boolean holdsSecrets() {
        return fields.hasSecrets();
    }

    @Override
    final boolean mayBeArray() {
        return false;
    }

    @Override
    final boolean isObject() {
        return true;
    }

    @Override
    final boolean knows(String name) {
        return fields.names().indexOf(name) >= 0;
    }
}
