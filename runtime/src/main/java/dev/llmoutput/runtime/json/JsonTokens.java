package dev.llmoutput.runtime.json;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of {@link JsonCursor} that reads tokens: white space, strings, numbers and the three words. */
public abstract sealed class JsonTokens implements AutoCloseable permits JsonCursor {
    /** The text is followed by this many NULs: every scan stops there without asking for the end. */
    private static final int PADDING = 8;

    /** So many digits fit in a long whatever they are. */
    private static final int MAX_DIGITS = 18;

    private static final char[] NOTHING = new char[PADDING];

    private final JsonNumber number = new JsonNumber();
    private String text = "";
    private JsonLimits limits = JsonLimits.DEFAULT;
    /** Where the buffer's first character stands in {@link #text}. */
    int base;

    char[] buffer = NOTHING;
    int end;
    int position;

    /** Null until a look ahead passes over something in this text. */
    private @Nullable PassedObjects passed;

    JsonTokens() {}

    /** Takes the text from {@code from} to {@code to}, to be read from its beginning. */
    final void load(String whole, int from, int to, JsonLimits newLimits) {
        Objects.checkFromToIndex(from, to, whole.length());
        text = whole;
        limits = newLimits;
        base = from;
        end = to - from;
        position = 0;
        passed = null;
        if (whole.length() > newLimits.maxDocumentLength()) {
            int maximum = newLimits.maxDocumentLength();
            throw fault().documentTooLarge(maximum, "a document length", maximum);
        }
        buffer = CharPool.take(end + PADDING);
        whole.getChars(from, to, buffer, 0);
        System.arraycopy(NOTHING, 0, buffer, end, PADDING);
    }

    /** Overwrites the copy of the text; nothing can be read any more until the cursor is opened again. */
    public final void wipe() {
        Arrays.fill(buffer, '\0');
    }

    /** Lets go of the text. */
    @Override
    public final void close() {
        if (buffer != NOTHING) {
            CharPool.give(buffer);
            buffer = NOTHING;
        }
        number.clear();
        passed = null;
        text = "";
    }

    /** The kind of the next value; only where a value must stand. */
    public final JsonType peek() {
        char c = skipWhitespace();
        return switch (c) {
            case '"' -> JsonType.STRING;
            case '{' -> JsonType.OBJECT;
            case '[' -> JsonType.ARRAY;
            case 't', 'f' -> JsonType.BOOLEAN;
            case 'n' -> JsonType.NULL;
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> JsonType.NUMBER;
            default -> throw unexpected(position, JsonExpected.VALUE);
        };
    }

    /** Whether a string is next; only where a value must stand. */
    public final boolean isString() {
        return skipWhitespace() == '"';
    }

    /** Whether a number is next; only where a value must stand. */
    public final boolean isNumber() {
        char c = skipWhitespace();
        return JsonNumber.isDigit(c) || c == '-';
    }

    /** Whether a null is next; only where a value must stand. */
    public final boolean isNull() {
        return skipWhitespace() == 'n';
    }

    /** Where the next token begins in the text, 0-based, in UTF-16 units. */
    public final int offset() {
        skipWhitespace();
        return base + position;
    }

    final char skipWhitespace() {
        char[] chars = buffer;
        int at = position;
        char c = chars[at];
        if (c > ' ') {
            return c;
        }
        // One blank, or a line feed and its indentation, as most replies have it, take the short ways.
        if (c == ' ' || c == '\n') {
            c = chars[++at];
            if (c > ' ') {
                position = at;
                return c;
            }
        }
        while (c == ' ') {
            c = chars[++at];
        }
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            c = chars[++at];
        }
        position = at;
        return c;
    }

    /** Reads a string, its escapes resolved; a lone surrogate stays as it is. */
    public final String readString() {
        int start = position + 1;
        boolean plain = scanStringValue();
        return plain
                ? new String(buffer, start, position - 1 - start)
                : JsonStrings.unescape(buffer, start, position - 1);
    }

    /** The string that is next, its escapes resolved; it is still to be read. */
    public final String peekString() {
        int start = position;
        String string = readString();
        position = start;
        return string;
    }

    /** Reads a string that is in the list and answers its index; for any other -1, and it is still to be read. */
    public final int readName(JsonNames names) {
        int start = position + 1;
        boolean plain = scanStringValue();
        int index = plain
                ? names.indexOf(buffer, start, position - 1)
                : names.indexOf(JsonStrings.unescape(buffer, start, position - 1));
        if (index < 0) {
            position = start - 1;
        }
        return index;
    }

    final boolean scanStringValue() {
        int start = ++position;
        boolean plain = scanString();
        if (position - 1 - start > limits.maxStringLength()) {
            throw fault().tooLarge(base + start - 1, "a string length", limits.maxStringLength());
        }
        return plain;
    }

    /** Goes behind the closing quote; whether there is no escape before it. */
    final boolean scanString() {
        int at = JsonStrings.plainEnd(buffer, position);
        boolean plain = buffer[at] == '"';
        while (buffer[at] == '\\') {
            int after = JsonStrings.escapeEnd(buffer, at);
            if (after < 0) {
                throw unexpected(-1 - after, buffer[at + 1] == 'u' ? JsonExpected.HEX_DIGIT : JsonExpected.ESCAPE);
            }
            at = JsonStrings.plainEnd(buffer, after);
        }
        if (buffer[at] != '"') {
            throw unexpected(at, at < end ? JsonExpected.ESCAPED_CONTROL : JsonExpected.CLOSING_QUOTE);
        }
        position = at + 1;
        return plain;
    }

    /** Reads {@code true} or {@code false}. */
    public final boolean readBoolean() {
        char[] chars = buffer;
        int at = position;
        boolean value = chars[at] == 't';
        if (value && chars[at + 1] == 'r' && chars[at + 2] == 'u' && chars[at + 3] == 'e') {
            position = at + 4;
        } else {
            literal(value ? JsonExpected.TRUE : JsonExpected.FALSE);
        }
        return value;
    }

    /** Reads {@code null}. */
    public final void readNull() {
        char[] chars = buffer;
        int at = position;
        if (chars[at] == 'n' && chars[at + 1] == 'u' && chars[at + 2] == 'l' && chars[at + 3] == 'l') {
            position = at + 4;
        } else {
            literal(JsonExpected.NULL);
        }
    }

    private void literal(JsonExpected expected) {
        String word = expected.word();
        for (int i = 0; i < word.length(); i++) {
            if (position + i >= end) {
                throw unexpected(end, expected);
            }
            if (buffer[position + i] != word.charAt(i)) {
                throw unexpected(position, JsonExpected.VALUE);
            }
        }
        position += word.length();
    }

    /**
     * Reads a whole number from 1 to {@code maximum} that is written with digits alone, as most are; for any other -1, and it
     * is still to be read.
     */
    public final long readDigits(long maximum) {
        char[] chars = buffer;
        int start = position;
        int at = start;
        char c = chars[at];
        if (c < '1') {
            return -1;
        }
        long value = 0;
        while (c >= '0' && c <= '9') {
            value = value * 10 + (c - '0');
            c = chars[++at];
        }
        int length = at - start;
        if (length == 0
                || length > MAX_DIGITS
                || value > maximum
                || length > limits.maxNumberLength()
                || c == '.'
                || (c | 0x20) == 'e') {
            return -1;
        }
        position = at;
        return value;
    }

    /** Reads a number; the answer is valid until the cursor goes on. */
    public final JsonNumber readNumber() {
        int start = position;
        int after = number.scan(buffer, start);
        if (after < 0) {
            throw unexpected(-1 - after, JsonExpected.DIGIT);
        }
        if (number.length() > limits.maxNumberLength()) {
            throw fault().tooLarge(base + start, "a number length", limits.maxNumberLength());
        }
        if (JsonNumber.isDigit(buffer[after])) {
            throw unexpected(start, JsonExpected.NO_LEADING_ZERO);
        }
        position = after;
        return number;
    }

    /** What looks ahead know of this text. */
    final PassedObjects passed() {
        PassedObjects known = passed;
        if (known == null) {
            known = new PassedObjects();
            passed = known;
        }
        return known;
    }

    /** The limits that hold. */
    public final JsonLimits limits() {
        return limits;
    }

    /** The exception for a limit of the caller's own that the next value, or the number just read, exceeds. */
    public final JsonSyntaxException tooLarge(String what, int maximum) {
        return fault().tooLarge(base + position, what, maximum);
    }

    final JsonSyntaxException unexpected(int at, JsonExpected expected) {
        return fault().unexpected(base + at, expected);
    }

    final JsonFault fault() {
        return new JsonFault(text, base, base + end);
    }
}
