package dev.llmoutput.runtime.json;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON text (RFC 8259, strict) from front to back. {@link #peek()} tells the kind of each value, then one of the
 * methods for that kind reads it; {@link #skipValue()} takes any. A text that is not JSON, is cut off or exceeds a limit
 * ends in a {@link JsonSyntaxException}.
 *
 * <pre>{@code
 * try (JsonCursor in = JsonCursor.of(text, JsonLimits.DEFAULT)) {
 *     if (in.peek() == JsonType.ARRAY) {
 *         in.beginArray();
 *         while (in.nextElement()) {
 *             kinds.add(in.peek());
 *             in.skipValue();
 *         }
 *         in.endDocument();
 *     }
 * }
 * }</pre>
 *
 * <p>Nothing here recurses, and a name that is looked up costs no String. Belongs to one thread at a time.
 */
public final class JsonCursor implements AutoCloseable {
    /** What {@link #nextName(JsonNames, int)} answers for a name that is not in the list. */
    public static final int UNKNOWN = -1;

    /** What {@link #nextName(JsonNames, int)} answers at the end of the object. */
    public static final int END = -2;

    /** The text is followed by this many NULs: every scan stops there without asking for the end. */
    private static final int PADDING = 8;

    private static final char[] NOTHING = new char[PADDING];

    private final JsonNumber number = new JsonNumber();
    private final BitSet skippedObjects = new BitSet();
    private String text = "";
    private JsonLimits limits = JsonLimits.DEFAULT;
    /** Where the buffer's first character stands in {@link #text}. */
    private int base;

    private char[] buffer = NOTHING;
    private int end;
    private int position;
    private int depth;
    private int members;
    /** Whether the innermost container has just been opened. */
    private boolean first;

    private int nameStart;
    private int nameEnd;

    /** A cursor that is not open yet. */
    public JsonCursor() {}

    /** A cursor on the whole of {@code text}. */
    public static JsonCursor of(String text, JsonLimits limits) {
        JsonCursor cursor = new JsonCursor();
        cursor.open(text, 0, text.length(), limits);
        return cursor;
    }

    /**
     * Begins to read {@code text} from {@code start} to {@code end}; positions in issues stay those of {@code text}. A
     * cursor may be opened again after it was closed.
     *
     * @throws JsonSyntaxException if {@code text} is longer than the limits allow
     */
    public void open(String text, int start, int end, JsonLimits limits) {
        Objects.checkFromToIndex(start, end, text.length());
        this.text = text;
        this.limits = limits;
        this.base = start;
        this.end = end - start;
        if (text.length() > limits.maxDocumentLength()) {
            int maximum = limits.maxDocumentLength();
            throw fault().documentTooLarge(maximum, "a document length", maximum);
        }
        position = 0;
        depth = 0;
        members = 0;
        first = false;
        buffer = CharPool.take(this.end + PADDING);
        text.getChars(start, end, buffer, 0);
        System.arraycopy(NOTHING, 0, buffer, this.end, PADDING);
    }

    /** Overwrites the copy of the text; nothing can be read any more until the cursor is opened again. */
    public void wipe() {
        Arrays.fill(buffer, '\0');
    }

    /** Lets go of the text. */
    @Override
    public void close() {
        if (buffer != NOTHING) {
            CharPool.give(buffer);
            buffer = NOTHING;
        }
        number.clear();
        text = "";
    }

    /** The kind of the next value; only where a value must stand. */
    public JsonType peek() {
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

    /** Where the next token begins in the text, 0-based, in UTF-16 units. */
    public int offset() {
        skipWhitespace();
        return base + position;
    }

    private char skipWhitespace() {
        char[] chars = buffer;
        int at = position;
        char c = chars[at];
        if (c > ' ') {
            return c;
        }
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            c = chars[++at];
        }
        position = at;
        return c;
    }

    /** Enters an object; then {@code nextName} tells what is in it. */
    public void beginObject() {
        enter();
    }

    /** Enters an array; then {@link #nextElement()} tells whether there is one. */
    public void beginArray() {
        enter();
    }

    private void enter() {
        if (depth == limits.maxNestingDepth()) {
            throw fault().documentTooLarge(base + position, "a nesting depth", depth);
        }
        depth++;
        position++;
        first = true;
    }

    /**
     * Goes to the next member of the object and to its value.
     *
     * @param expected the index in {@code names} that is tried first
     * @return the index of its name, {@link #UNKNOWN} ({@link #name()} has it then) or {@link #END} (the object is left)
     */
    public int nextName(JsonNames names, int expected) {
        if (!beginName()) {
            return END;
        }
        int after = names.endOf(expected, buffer, position);
        if (after >= 0) {
            nameStart = position;
            nameEnd = after - 1;
            position = after;
            colon();
            return expected;
        }
        boolean plain = scanName();
        int index = plain ? names.indexOf(buffer, nameStart, nameEnd) : names.indexOf(name());
        colon();
        return index;
    }

    /** Goes to the next member of the object and to its value; false at the end, and the object is left. */
    public boolean nextName() {
        if (!beginName()) {
            return false;
        }
        scanName();
        colon();
        return true;
    }

    /** The name of the last member gone to; only until its value is read. */
    public String name() {
        return JsonStrings.unescape(buffer, nameStart, nameEnd);
    }

    /** Goes behind the opening quote of the next name; false at the end of the object. */
    private boolean beginName() {
        char c = skipWhitespace();
        if (c == '}') {
            return leave();
        }
        if (first) {
            first = false;
            if (c != '"') {
                throw unexpected(position, JsonExpected.NAME_OR_END);
            }
        } else {
            if (c != ',') {
                throw unexpected(position, JsonExpected.COMMA_OR_END);
            }
            position++;
            if (skipWhitespace() != '"') {
                throw unexpected(position, JsonExpected.NAME);
            }
        }
        if (++members > limits.maxMembers()) {
            throw fault().documentTooLarge(base + position, "a number of members", limits.maxMembers());
        }
        position++;
        return true;
    }

    private boolean scanName() {
        nameStart = position;
        boolean plain = scanString();
        nameEnd = position - 1;
        if (nameEnd - nameStart > limits.maxNameLength()) {
            throw fault().tooLarge(base + nameStart - 1, "a name length", limits.maxNameLength());
        }
        return plain;
    }

    private void colon() {
        if (buffer[position] != ':' && skipWhitespace() != ':') {
            throw unexpected(position, JsonExpected.COLON);
        }
        position++;
    }

    /** Goes to the next element of the array; false at the end, and the array is left. */
    public boolean nextElement() {
        char c = skipWhitespace();
        if (c == ']') {
            return leave();
        }
        if (!first) {
            if (c != ',') {
                throw unexpected(position, JsonExpected.COMMA_OR_END);
            }
            position++;
        } else if (position >= end) {
            throw unexpected(position, JsonExpected.ELEMENT_OR_END);
        }
        first = false;
        return true;
    }

    private boolean leave() {
        position++;
        depth--;
        first = false;
        return false;
    }

    /** Reads a string, its escapes resolved; a lone surrogate stays as it is. */
    public String readString() {
        int start = position + 1;
        boolean plain = scanStringValue();
        return plain
                ? new String(buffer, start, position - 1 - start)
                : JsonStrings.unescape(buffer, start, position - 1);
    }

    /** The string that is next, its escapes resolved; it is still to be read. */
    public String peekString() {
        int start = position;
        String string = readString();
        position = start;
        return string;
    }

    /** Reads a string that is in the list and answers its index; for any other -1, and it is still to be read. */
    public int readName(JsonNames names) {
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

    private boolean scanStringValue() {
        int start = ++position;
        boolean plain = scanString();
        if (position - 1 - start > limits.maxStringLength()) {
            throw fault().tooLarge(base + start - 1, "a string length", limits.maxStringLength());
        }
        return plain;
    }

    /** Goes behind the closing quote; whether there is no escape before it. */
    private boolean scanString() {
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
    public boolean readBoolean() {
        boolean value = buffer[position] == 't';
        literal(value ? JsonExpected.TRUE : JsonExpected.FALSE);
        return value;
    }

    /** Reads {@code null}. */
    public void readNull() {
        literal(JsonExpected.NULL);
    }

    private void literal(JsonExpected expected) {
        String word = expected.word();
        for (int i = 0; i < word.length(); i++) {
            if (buffer[position + i] != word.charAt(i)) {
                throw unexpected(position + i < end ? position : end, expected);
            }
        }
        position += word.length();
    }

    /** Reads a number; the answer is valid until the cursor goes on. */
    public JsonNumber readNumber() {
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

    /** Reads a value and all that is in it, checks its syntax, and forgets it. */
    public void skipValue() {
        int floor = depth;
        skipScalarOrEnter();
        while (depth > floor) {
            boolean more = skippedObjects.get(depth) ? nextName() : nextElement();
            if (more) {
                skipScalarOrEnter();
            }
        }
    }

    private void skipScalarOrEnter() {
        switch (peek()) {
            case OBJECT -> {
                beginObject();
                skippedObjects.set(depth);
            }
            case ARRAY -> {
                beginArray();
                skippedObjects.clear(depth);
            }
            case STRING -> scanStringValue();
            case NUMBER -> readNumber();
            case BOOLEAN -> readBoolean();
            case NULL -> readNull();
        }
    }

    /** The place of the next value, for {@link #readAgain}. */
    public int mark() {
        return position;
    }

    /** The value at a mark of the innermost open container, as a tree; the cursor stays where it is. */
    public @Nullable Object readAgain(int mark) {
        int nextPosition = position;
        int membersSoFar = members;
        position = mark;
        Object value = JsonTree.read(this);
        position = nextPosition;
        members = membersSoFar;
        first = false;
        return value;
    }

    int depth() {
        return depth;
    }

    int members() {
        return members;
    }

    /** Goes back to before a value, or on to one in the same object, as it was then. */
    void rewind(int newPosition, int newDepth, int newMembers) {
        position = newPosition;
        depth = newDepth;
        members = newMembers;
        first = false;
    }

    /** Whether the last member gone to has that name; only until its value is read. */
    public boolean isName(JsonNames name) {
        return name.indexOf(buffer, nameStart, nameEnd) == 0 || name.indexOf(name()) == 0;
    }

    /** Makes sure that nothing but white space follows. */
    public void endDocument() {
        skipWhitespace();
        if (position < end) {
            throw unexpected(position, JsonExpected.NOTHING);
        }
    }

    /** The limits that hold. */
    public JsonLimits limits() {
        return limits;
    }

    /** The exception for a limit of the caller's own that the next value, or the number just read, exceeds. */
    public JsonSyntaxException tooLarge(String what, int maximum) {
        return fault().tooLarge(base + position, what, maximum);
    }

    private JsonSyntaxException unexpected(int at, JsonExpected expected) {
        return fault().unexpected(base + at, expected);
    }

    private JsonFault fault() {
        return new JsonFault(text, base, base + end);
    }
}
