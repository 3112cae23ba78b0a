package dev.llmoutput.runtime.typed;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A type that a codec of the user reads and writes, where a shape is asked for: as the items of a set.
 *
 * @param <T> what the codec makes
 */
public final class CodedShape<T> extends ScalarShape<T> {
    private final Function<TypedReader, @Nullable T> reading;
    private final BiConsumer<T, JsonAppender> writing;
    private final String expected;

    private CodedShape(
            Function<TypedReader, @Nullable T> reading, BiConsumer<T, JsonAppender> writing, String expected) {
        this.reading = reading;
        this.writing = writing;
        this.expected = expected;
    }

    /** What is a string. */
    public static <T> CodedShape<T> of(JsonCodec.OfString<T> codec) {
        return new CodedShape<>(in -> in.readCoded(codec), (value, out) -> out.string(codec.write(value)), "a string");
    }

    /** What is a number. */
    public static <T> CodedShape<T> of(JsonCodec.OfNumber<T> codec) {
        return new CodedShape<>(in -> in.readCoded(codec), (value, out) -> out.number(codec.write(value)), "a number");
    }

    /** What is a boolean. */
    public static <T> CodedShape<T> of(JsonCodec.OfBoolean<T> codec) {
        return new CodedShape<>(in -> in.readCoded(codec), (value, out) -> out.bool(codec.write(value)), "a boolean");
    }

    @Override
    public @Nullable T read(TypedReader in) {
        return reading.apply(in);
    }

    /** Nothing: what the codec made keeps its rules. */
    @Override
    public void check(T value, Checks checks) {}

    @Override
    public void write(T value, JsonAppender out) {
        writing.accept(value, out);
    }

    @Override
    public String expected() {
        return expected;
    }
}
