package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonNames;
import java.util.List;
import java.util.Objects;

/**
 * The records that a value of a union may be, each told by its own value of one member, the discriminator. An arm too many
 * is an {@link IllegalStateException}.
 *
 * @param <T> what all of them are
 */
public final class UnionArms<T> {
    private static final JsonNames NO_NAMES = JsonNames.of();

    private final JsonNames discriminator;
    private final String[] values;
    private final UnionTag[] tags;
    private final Class<?>[] types;
    private final RecordShape<?>[] shapes;

    private int count;
    private JsonNames table = NO_NAMES;

    private UnionArms(String discriminator, int size) {
        this.discriminator = JsonNames.of(Objects.requireNonNull(discriminator, "discriminator"));
        this.values = new String[size];
        this.tags = new UnionTag[size];
        this.types = new Class<?>[size];
        this.shapes = new RecordShape<?>[size];
    }

    /** A union of {@code size} arms, each still to be told in order. */
    public static <T> UnionArms<T> of(String discriminator, int size) {
        return new UnionArms<>(discriminator, size);
    }

    /**
     * The next arm.
     *
     * @param value what the discriminator has in this arm
     */
    public <A extends T> UnionArms<T> arm(String value, Class<? super A> type, RecordShape<A> shape) {
        if (count == values.length) {
            throw new IllegalStateException("all " + count + " arms are told");
        }
        values[count] = value;
        tags[count] = new UnionTag(discriminator, value);
        types[count] = type;
        shapes[count] = shape;
        count++;
        return this;
    }

    /** Makes the table of values, now that all arms are told. */
    void complete() {
        if (count != values.length) {
            throw new IllegalStateException(count + " arms told of " + values.length);
        }
        table = JsonNames.of(values);
    }

    /** A list of the discriminator's name alone. */
    JsonNames discriminator() {
        return discriminator;
    }

    JsonNames tags() {
        return table;
    }

    List<String> values() {
        return List.of(values);
    }

    UnionTag tag(int arm) {
        return tags[arm];
    }

    /** The arm that {@code value} is. */
    int armOf(T value) {
        Class<?> type = value.getClass();
        for (int arm = 0; arm < types.length; arm++) {
            if (types[arm] == type) {
                return arm;
            }
        }
        throw new IllegalArgumentException("no arm: " + type.getName());
    }

    @SuppressWarnings("unchecked") // the arm was told with the class of T that its shape is for
    RecordShape<T> shape(int arm) {
        return (RecordShape<T>) shapes[arm];
    }

    boolean holdSecrets() {
        for (RecordShape<?> shape : shapes) {
            if (shape.holdsSecrets()) {
                return true;
            }
        }
        return false;
    }

    boolean knows(String name) {
        if (discriminator.name(0).equals(name)) {
            return true;
        }
        for (RecordShape<?> shape : shapes) {
            if (shape.knows(name)) {
                return true;
            }
        }
        return false;
    }
}
