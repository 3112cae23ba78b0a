package dev.llmoutput.runtime.typed;

/**
 * How values are read that are neither arrays nor objects: what looks like one in a reply is text, unless it is the object
 * round the whole.
 *
 * @param <T> the Java type of a value
 */
abstract class ScalarShape<T> extends ValueShape<T> {
    ScalarShape() {}

    @Override
    final boolean mayBeArray() {
        return false;
    }

    @Override
    final boolean knows(String name) {
        return false;
    }
}
