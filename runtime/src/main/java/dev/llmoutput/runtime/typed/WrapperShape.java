package dev.llmoutput.runtime.typed;

/**
 * A record with one component that is that component in JSON.
 *
 * @param <T> the record
 */
public abstract class WrapperShape<T> extends ValueShape<T> {
    private final String expected;

    /** @param expected what is expected at the component, in terms of JSON */
    protected WrapperShape(String expected) {
        this.expected = expected;
    }

    @Override
    public final String expected() {
        return expected;
    }
}
