package dev.llmoutput.runtime.json;

/** A value that JSON cannot hold, or a null where the contract has none. */
public final class NotWritableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String value;

    /** An exception without a stack trace; {@code value} is what cannot be written, for example {@code NaN}. */
    NotWritableException(String value) {
        super("cannot be written as JSON: " + value, null, false, false);
        this.value = value;
    }

    /** What cannot be written. */
    public String value() {
        return value;
    }
}
