package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonNames;
import dev.llmoutput.runtime.json.JsonType;
import org.jspecify.annotations.Nullable;

/**
 * A sealed interface of records as one of several JSON objects. The discriminator may stand anywhere in the object and is
 * written first; where it is missing, or none of the arms has its value, that is the only issue, and no arm is guessed.
 *
 * @param <T> the interface
 */
public abstract class UnionShape<T> extends ValueShape<T> {
    private final UnionArms<T> arms;

    /** A union with these arms. */
    protected UnionShape(UnionArms<T> arms) {
        arms.complete();
        this.arms = arms;
    }

    @Override
    public final @Nullable T read(TypedReader in) {
        int arm = in.beginUnion(arms);
        return arm < 0 ? null : arms.shape(arm).read(in);
    }

    @Override
    public final void check(T value, Checks checks) {
        arms.shape(arms.armOf(value)).check(value, checks);
    }

    @Override
    public final void write(T value, JsonAppender out) {
        int arm = arms.armOf(value);
        UnionTag tag = arms.tag(arm);
        out.beginObject();
        out.name(tag.name()).string(tag.value());
        arms.shape(arm).writeMembers(value, out);
        out.endObject();
    }

    @Override
    public final String expected() {
        return "an object";
    }

    @Override
    final boolean beginItems(TypedReader in) {
        return in.beginArray(JsonType.OBJECT);
    }

    /** With a tag it is meant as such a value, whatever else it has. */
    @Override
    final boolean isOther(TypedReader in, JsonNames member) {
        return !in.hasMember(arms.discriminator()) && in.hasMember(member);
    }

    @Override
    final boolean holdsSecrets() {
        return arms.holdSecrets();
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
        return arms.knows(name);
    }
}
