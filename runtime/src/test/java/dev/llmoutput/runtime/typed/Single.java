package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shape of one value that is only read. */
final class Single<T> extends ValueShape<T> {
    private final Function<TypedReader, @Nullable T> read;

    Single(Function<TypedReader, @Nullable T> read) {
        this.read = read;
    }

    @Override
    public @Nullable T read(TypedReader in) {
        return read.apply(in);
    }

    @Override
    public void check(T value, Checks checks) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void write(T value, JsonAppender out) {
        out.value(value);
    }

    @Override
    public String expected() {
        return "a value";
    }
}
