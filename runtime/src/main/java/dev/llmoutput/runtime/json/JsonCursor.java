package dev.llmoutput.runtime.json;

import java.util.BitSet;
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
public final class JsonCursor extends JsonTokens {
    /** What {@link #nextName(JsonNames, int)} answers for a name that is not in the list. */
    public static final int UNKNOWN = -1;

    /** What {@link #nextName(JsonNames, int)} answers at the end of the object. */
    public static final int END = -2;

    /** All values that are read again may together be this many times as long as the text. */
    private static final int MAX_READ_AGAIN = 8;

    private final BitSet skippedObjects = new BitSet();
    private int depth;
    private int members;
    /** Whether the innermost container has just been opened. */
    private boolean first;

    private int nameStart;
    private int nameEnd;

    /** How many characters {@link #readAgain} has gone through. */
    private long again;

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
        depth = 0;
        members = 0;
        first = false;
        again = 0;
        load(text, start, end, limits);
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
        if (depth == limits().maxNestingDepth()) {
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
        if (c == ',' && !first) {
            position++;
            if (skipWhitespace() != '"') {
                throw unexpected(position, JsonExpected.NAME);
            }
        } else if (c == '}') {
            return leave();
        } else if (!first) {
            throw unexpected(position, JsonExpected.COMMA_OR_END);
        } else if (c != '"') {
            throw unexpected(position, JsonExpected.NAME_OR_END);
        } else {
            first = false;
        }
        if (++members > limits().maxMembers()) {
            throw fault().documentTooLarge(base + position, "a number of members", limits().maxMembers());
        }
        position++;
        return true;
    }

    private boolean scanName() {
        nameStart = position;
        boolean plain = scanString();
        nameEnd = position - 1;
        if (nameEnd - nameStart > limits().maxNameLength()) {
            throw fault().tooLarge(base + nameStart - 1, "a name length", limits().maxNameLength());
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

    /** Reads a value and all that is in it, checks its syntax, and forgets it. */
    public void skipValue() {
        skip(null);
    }

    /** The same; a look ahead tells {@code looked} where objects end, or is told. */
    void skip(@Nullable PassedObjects looked) {
        int floor = depth;
        skipScalarOrEnter(looked);
        while (depth > floor) {
            boolean object = skippedObjects.get(depth);
            if (object ? nextName() : nextElement()) {
                skipScalarOrEnter(looked);
            } else if (object && looked != null) {
                looked.leave(position);
            }
        }
    }

    private void skipScalarOrEnter(@Nullable PassedObjects looked) {
        switch (peek()) {
            case OBJECT -> {
                int after = looked == null ? -1 : looked.endOf(position);
                if (after >= 0) {
                    position = after;
                    return;
                }
                if (looked != null) {
                    looked.enter(position);
                }
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

    /**
     * The value at a mark of the innermost open container, as a tree; the cursor stays where it is.
     *
     * @throws JsonSyntaxException if more has been read again than {@value #MAX_READ_AGAIN} times the text, as keys that
     *     are repeated within repeated ones could make a reader do
     */
    public @Nullable Object readAgain(int mark) {
        int nextPosition = position;
        int membersSoFar = members;
        members = 0;
        position = mark;
        Object value = JsonTree.read(this);
        again += position - mark;
        long most = (long) MAX_READ_AGAIN * end;
        if (again > most) {
            int maximum = (int) Math.min(most, Integer.MAX_VALUE);
            throw fault().documentTooLarge(base + position, "a length of repeated values", maximum);
        }
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
}
