package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import org.jspecify.annotations.Nullable;

/** A record of which only the components' names matter. */
final class Empty extends RecordShape<Object> {
    Empty(RecordFields fields) {
        super(fields);
    }

    @Override
    public @Nullable Object read(TypedReader in) {
        for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
            in.readInt();
        }
        return in.endRecord(this) ? "read" : null;
    }

    @Override
    public void check(Object value, Checks checks) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void writeMembers(Object value, JsonAppender out) {
        throw new UnsupportedOperationException();
    }
}
