package dev.llmoutput.runtime.json;

import dev.llmoutput.runtime.issue.IssuePath;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes the one canonical JSON text of a value: compact, in the order in which it is told, characters beyond ASCII as
 * they are, lone surrogates and control characters escaped. Commas and colons are its own business; that each container
 * is closed and each name is followed by a value is the caller's.
 *
 * <p>Numbers are written so that reading them gives an equal value back: a {@code double} or {@code float} with the fewest
 * digits, as ECMAScript does (RFC 8785, section 3.2.2.3) except that negative zero keeps its sign; a BigDecimal as
 * {@link BigDecimal#toString} has it, so that it keeps its scale and a large exponent stays short.
 */
public final class JsonAppender implements AutoCloseable {
    private char[] buffer;
    private int length;
    /** Whether a value stands before, so that a comma must come first. */
    private boolean comma;

    /** Whether no copy of the text may be left behind. */
    private final boolean secret;

    /** An empty text. */
    public JsonAppender() {
        this(false);
    }

    /** @param secret whether the text holds secrets: every array that had them is overwritten when it is let go of */
    public JsonAppender(boolean secret) {
        this.secret = secret;
        buffer = CharPool.take(0);
    }

    /** Lets go of the text; only saves an array. */
    @Override
    public void close() {
        release();
        buffer = new char[0];
        length = 0;
    }

    /** Opens an object, as the next value. */
    public void beginObject() {
        separate();
        put('{');
        comma = false;
    }

    /** Closes the innermost object. */
    public void endObject() {
        put('}');
        comma = true;
    }

    /** Opens an array, as the next value. */
    public void beginArray() {
        separate();
        put('[');
        comma = false;
    }

    /** Closes the innermost array. */
    public void endArray() {
        put(']');
        comma = true;
    }

    /** The name of the next member; its value must follow. */
    public JsonAppender name(String name) {
        separate();
        quoted(name);
        put(':');
        comma = false;
        return this;
    }

    /** Whether nothing in a text must be escaped. */
    public static boolean isPlain(String text) {
        return JsonEscapes.plainEnd(text, 0) == text.length();
    }

    /** The name of the next member as {@link #name} writes it, for one that {@link #isPlain}: half as much work. */
    public JsonAppender plainName(String name) {
        int size = name.length();
        ensure(size + 4);
        if (comma) {
            buffer[length++] = ',';
        }
        buffer[length] = '"';
        name.getChars(0, size, buffer, length + 1);
        length += size + 3;
        buffer[length - 2] = '"';
        buffer[length - 1] = ':';
        comma = false;
        return this;
    }

    /** A string. */
    public void string(@Nullable String value) {
        separate();
        quoted(present(value));
        comma = true;
    }

    /** A string of one UTF-16 unit. */
    public void string(char value) {
        string(String.valueOf(value));
    }

    /** A whole number. */
    public void number(long value) {
        separate();
        decimal(value, 0);
        comma = true;
    }

    /** A number with the fewest digits that read back. */
    public void number(double value) {
        separate();
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NotWritableException(Double.toString(value));
        }
        int scale = ShortestDecimal.scaleOf(value);
        if (value == 0) {
            raw(zero(1 / value));
        } else if (scale >= 0 && Math.abs(value) >= EcmaNumber.MIN_PLAIN) {
            decimal(ShortestDecimal.unscaled(value, scale), scale);
        } else {
            raw(EcmaNumber.text(ShortestDecimal.of(value)));
        }
        comma = true;
    }

    /** A number with the fewest digits that read back. */
    public void number(float value) {
        separate();
        if (Float.isNaN(value) || Float.isInfinite(value)) {
            throw new NotWritableException(Float.toString(value));
        }
        raw(value == 0 ? zero(1 / value) : EcmaNumber.text(ShortestDecimal.of(value)));
        comma = true;
    }

    private static String zero(double reciprocal) {
        return reciprocal < 0 ? "-0" : "0";
    }

    private void decimal(long unscaled, int scale) {
        ensure(DecimalText.MAX_LENGTH);
        length = DecimalText.put(buffer, length, unscaled, scale);
    }

    /** A whole number. */
    public void number(@Nullable BigInteger value) {
        separate();
        raw(present(value).toString());
        comma = true;
    }

    /** A number with its scale. */
    public void number(@Nullable BigDecimal value) {
        separate();
        raw(present(value).toString());
        comma = true;
    }

    /** {@code true} or {@code false}. */
    public void bool(boolean value) {
        separate();
        raw(value ? "true" : "false");
        comma = true;
    }

    /** {@code null}. */
    public void nullValue() {
        separate();
        raw("null");
        comma = true;
    }

    /**
     * Any tree as {@link JsonTree} makes it; the Java number types are fine as well.
     *
     * @throws NotWritableException if something in it is of another type
     */
    public void value(@Nullable Object tree) {
        TreeWriter.write(tree, this);
    }

    /** The path of the value that is being written: where an exception came from. */
    public IssuePath path() {
        return JsonPlace.of(toString(), 0, length).path();
    }

    /** The text so far. */
    @Override
    public String toString() {
        return new String(buffer, 0, length);
    }

    private void separate() {
        if (comma) {
            put(',');
        }
    }

    private static <T> T present(@Nullable T value) {
        if (value == null) {
            throw new NotWritableException("null");
        }
        return value;
    }

    private void put(char c) {
        ensure(1);
        buffer[length++] = c;
    }

    private void raw(String text) {
        ensure(text.length());
        text.getChars(0, text.length(), buffer, length);
        length += text.length();
    }

    /** Copies first and looks for what must be escaped then: an array is looked through faster than a String. */
    private void quoted(String text) {
        int size = text.length();
        ensure(size + 2);
        int start = length + 1;
        int end = start + size;
        buffer[length] = '"';
        text.getChars(0, size, buffer, start);
        int plain = JsonEscapes.plainEnd(buffer, start, end);
        if (plain == end) {
            buffer[end] = '"';
            length = end + 1;
        } else {
            length = plain;
            escaped(text, plain - start);
            put('"');
        }
    }

    /** Writes {@code text} from {@code from} on; a pair of surrogates needs no escape, one alone does. */
    private void escaped(String text, int from) {
        int at = JsonEscapes.plainEnd(text, from);
        copy(text, from, at);
        while (at < text.length()) {
            raw(JsonEscapes.of(text.charAt(at)));
            int next = at + 1;
            at = JsonEscapes.plainEnd(text, next);
            copy(text, next, at);
        }
    }

    private void copy(String text, int from, int to) {
        ensure(to - from);
        text.getChars(from, to, buffer, length);
        length += to - from;
    }

    private void ensure(int more) {
        if (buffer.length - length < more) {
            char[] larger = Arrays.copyOf(buffer, Math.max(length + more, buffer.length * 2));
            release();
            buffer = larger;
        }
    }

    private void release() {
        if (secret) {
            Arrays.fill(buffer, '\0');
        }
        CharPool.give(buffer);
    }
}
