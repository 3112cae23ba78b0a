package dev.llmoutput.runtime.record;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One issue as it was put into words when it was recorded. Immutable. */
public final class RecordedIssue {
    private final String code;
    private final String path;
    private final String message;

    RecordedIssue(String code, String path, String message) {
        this.code = code;
        this.path = path;
        this.message = message;
    }

    /** The wire name of its code. */
    public String code() {
        return code;
    }

    /** Where, for example {@code items[2].price}; empty for the whole reply. */
    public String path() {
        return path;
    }

    /** What was expected and what was seen. */
    public String message() {
        return message;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordedIssue that
                && code.equals(that.code)
                && path.equals(that.path)
                && message.equals(that.message);
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, path, message);
    }

    /** The code only: path and message may hold words of the reply. */
    @Override
    public String toString() {
        return code;
    }
}
