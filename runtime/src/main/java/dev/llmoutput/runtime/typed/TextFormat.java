package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import java.time.DateTimeException;
import java.util.IllformedLocaleException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A Java type whose values are JSON strings of one form. What is read is exactly what the schema describes; where a value has
 * several texts, the canonical one is that of {@link #text}, and reading another counts as a change.
 *
 * @param <T> the Java type
 */
public abstract class TextFormat<T> extends ScalarShape<T> {
    private final String expected;

    /** @param expected what is expected, with an example: {@code a date such as "2026-03-31"} */
    TextFormat(String expected) {
        this.expected = expected;
    }

    /**
     * The value that {@code text} stands for.
     *
     * @throws RuntimeException one of those that {@link #parseOrNull} knows, if it stands for none
     */
    abstract T parse(String text);

    /** The canonical text of a value. */
    String text(T value) {
        return value.toString();
    }

    /** The value that {@code text} stands for, or null if it stands for none: the JDK has several ways to say so. */
    final @Nullable T parseOrNull(String text) {
        try {
            return parse(text);
        } catch (IllegalArgumentException | DateTimeException | ArithmeticException | IllformedLocaleException e) {
            return null;
        }
    }

    /**
     * What {@code text}, for which {@link #parseOrNull} has null, names though it does not exist: {@code date}; else null.
     * All else must be right, or be left out.
     */
    final @Nullable String nonexistent(String text) {
        try {
            parse(text);
            return null;
        } catch (IsoScanner.Nonexistent e) {
            boolean isAlone = DateFormats.LOCAL_DATE.parseOrNull(e.existing()) != null;
            return isAlone || parseOrNull(e.existing()) != null ? e.what() : null;
        } catch (RuntimeException e) {
            return null; // it is wrong in another way
        }
    }

    @Override
    public final @Nullable T read(TypedReader in) {
        return in.readFormat(this);
    }

    /** Java types hold values that no text of the form stands for, such as years beyond 9999. */
    @Override
    public final void check(T value, Checks checks) {
        String text = text(value);
        T back = parseOrNull(text);
        if (back == null || !isSame(value, back)) {
            checks.add(IssueCode.INVALID_FORMAT, Map.of("format", expected, "value", text));
        }
    }

    boolean isSame(T value, T other) {
        return value.equals(other);
    }

    @Override
    public final void write(T value, JsonAppender out) {
        out.string(text(value));
    }

    @Override
    final Object identity(T item) {
        return text(item);
    }

    @Override
    public final String expected() {
        return expected;
    }
}
