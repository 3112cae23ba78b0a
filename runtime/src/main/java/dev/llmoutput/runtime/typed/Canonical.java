package dev.llmoutput.runtime.typed;

import java.util.function.Supplier;

/** The canonical text of a value, made when it is asked for. All that makes it is in a class that is not needed until then. */
final class Canonical<T> implements Supplier<String> {
    private final ValueShape<T> shape;
    private final T value;

    Canonical(ValueShape<T> shape, T value) {
        this.shape = shape;
        this.value = value;
    }

    @Override
    public String get() {
        return CanonicalText.of(shape, value);
    }
}
