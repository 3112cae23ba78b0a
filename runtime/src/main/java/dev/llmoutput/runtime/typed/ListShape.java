package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole reply that is a list: an array, or an object whose only member {@code items} is one, since providers that hold a
 * reply to a schema want an object at its root.
 *
 * @param <T> an item
 */
public final class ListShape<T> extends ValueShape<List<T>> {
    static final String ITEMS = "items";

    private static final JsonNames WRAPPER_NAMES = JsonNames.of(ITEMS);

    private final ValueShape<T> item;
    private final Wrapper<T> wrapper;

    private ListShape(ValueShape<T> item, UnknownKeys unknownKeys) {
        this.item = item;
        this.wrapper = new Wrapper<>(item, unknownKeys);
    }

    /** A list of such items; {@code unknownKeys} holds for the wrapping object. */
    public static <T> ListShape<T> of(ValueShape<T> item, UnknownKeys unknownKeys) {
        return new ListShape<>(item, unknownKeys);
    }

    @Override
    public @Nullable List<T> read(TypedReader in) {
        if (item.isObject() && in.isStranger(this)) {
            in.wrongContainer("an array, or an object with \"" + ITEMS + "\"");
            return null;
        }
        return in.isWrapper(WRAPPER_NAMES, item.isObject()) ? wrapper.read(in) : item.readList(in);
    }

    @Override
    public void check(List<T> value, Checks checks) {
        item.checkList(value, checks);
    }

    @Override
    public void write(List<T> value, JsonAppender out) {
        item.writeList(value, out);
    }

    @Override
    public String expected() {
        return "an array";
    }

    @Override
    boolean holdsSecrets() {
        return item.holdsSecrets();
    }

    @Override
    boolean knows(String name) {
        return name.equals(ITEMS) || item.knows(name);
    }

    /** The object round the list. */
    private static final class Wrapper<T> extends RecordShape<List<T>> {
        private final ValueShape<T> item;

        Wrapper(ValueShape<T> item, UnknownKeys unknownKeys) {
            super(RecordFields.of(unknownKeys, 1).required(ITEMS, "an array"));
            this.item = item;
        }

        @Override
        public @Nullable List<T> read(TypedReader in) {
            List<T> items = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                items = item.readList(in);
            }
            return in.endRecord(this) ? items : null;
        }

        @Override
        public void check(List<T> value, Checks checks) {
            item.checkList(value, checks);
        }

        @Override
        public void writeMembers(List<T> value, JsonAppender out) {
            item.writeList(value, out.name(ITEMS));
        }
    }
}
