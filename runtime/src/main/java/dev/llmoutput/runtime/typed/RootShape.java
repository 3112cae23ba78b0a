package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonNames;
import org.jspecify.annotations.Nullable;

/**
 * A whole reply that is no object with fixed names: the value, or an object with it as its only member, since providers
 * that hold a reply to a schema want such an object at its root. No value itself has a member of that name.
 *
 * @param <T> the value
 */
public final class RootShape<T> extends ValueShape<T> {
    private final ValueShape<T> value;
    private final String member;
    private final JsonNames name;
    private final Wrapper<T> wrapper;

    private RootShape(ValueShape<T> value, String member, UnknownKeys unknownKeys) {
        this.value = value;
        this.member = member;
        this.name = JsonNames.of(member);
        this.wrapper = new Wrapper<>(value, member, unknownKeys);
    }

    /** Such a value, or an object with it as {@code member}; {@code unknownKeys} holds for that object. */
    public static <T> RootShape<T> of(ValueShape<T> value, String member, UnknownKeys unknownKeys) {
        return new RootShape<>(value, member, unknownKeys);
    }

    @Override
    public @Nullable T read(TypedReader in) {
        return value.isOther(in, name) ? wrapper.read(in) : value.read(in);
    }

    @Override
    public void check(T checked, Checks checks) {
        value.check(checked, checks);
    }

    @Override
    public void write(T written, JsonAppender out) {
        value.write(written, out);
    }

    @Override
    public String expected() {
        return value.expected();
    }

    @Override
    @Nullable
    T ofBareText(String text) {
        return value.ofBareText(text);
    }

    @Override
    boolean holdsSecrets() {
        return value.holdsSecrets();
    }

    @Override
    boolean mayBeArray() {
        return value.mayBeArray();
    }

    @Override
    boolean knows(String key) {
        return key.equals(member) || value.knows(key);
    }

    /** The object round the value. */
    private static final class Wrapper<T> extends RecordShape<T> {
        private final ValueShape<T> value;
        private final String member;

        Wrapper(ValueShape<T> value, String member, UnknownKeys unknownKeys) {
            super(RecordFields.of(unknownKeys, 1).required(member, value.expected()));
            this.value = value;
            this.member = member;
        }

        @Override
        public @Nullable T read(TypedReader in) {
            T read = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                read = value.read(in);
            }
            return in.endRecord(this) ? read : null;
        }

        @Override
        public void check(T checked, Checks checks) {
            value.check(checked, checks);
        }

        @Override
        public void writeMembers(T written, JsonAppender out) {
            value.write(written, out.name(member));
        }
    }
}
