package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import java.util.BitSet;

/**
 * Follows one object or array through a raw reply: JSON (RFC 8259), or what has one reading as JSON once it is mended.
 * Nothing here recurses, and each character is visited once.
 */
final class ValueScanner {
    /** How following a value ended. */
    enum Result {
        /** The value is closed; it may still hold a place with two readings. */
        COMPLETE,
        /** Something stands where it has no reading. */
        BROKEN,
        /** The text ends first. */
        OPEN
    }

    private final CharSequence text;
    private final CandidateReader<?> reader;
    private final Mends mends = new Mends();
    private final StringScanner strings;
    private final WordScanner words;
    private final Layout layout;
    private final BitSet objects = new BitSet();
    private final NameStyles styles = new NameStyles();
    /** The first backslash that is taken literally; a string of JavaScript would be without it. */
    private int backslash;

    private int start;
    private int limit;
    private int position;
    private int depth;
    /** Whether the innermost container has just been opened. */
    private boolean first;

    private int doubt;
    private boolean known;
    /** Whether the root object has the one, or one of the others, of what tells a schema. */
    private boolean properties;

    private boolean besideProperties;

    private boolean inString;

    ValueScanner(CharSequence text, CandidateReader<?> reader) {
        this.text = text;
        this.reader = reader;
        this.strings = new StringScanner(text, mends);
        this.words = new WordScanner(text, mends);
        this.layout = new Layout(text, mends);
    }

    /** Follows the object or array that begins at {@code from}, at most up to {@code to}. */
    Result scan(int from, int to) {
        start = from;
        limit = to;
        depth = 0;
        doubt = StringScanner.NONE;
        known = false;
        properties = false;
        besideProperties = false;
        styles.clear();
        backslash = StringScanner.NONE;
        inString = false;
        mends.clear();
        int at = enter(from);
        while (at >= 0 && depth > 0) {
            at = step(at);
        }
        position = at >= 0 ? at : -1 - at;
        doubt = doubt == StringScanner.NONE && styles.hasBare() ? backslash : doubt;
        known |= first && position >= limit && depth <= rootDepth();
        return at >= 0 ? Result.COMPLETE : position < limit ? Result.BROKEN : Result.OPEN;
    }

    /** Where the value begins. */
    int start() {
        return start;
    }

    /** Where the value ends, or where the fault or the limit is. */
    int position() {
        return position;
    }

    /** How far the value was looked for. */
    int limit() {
        return limit;
    }

    /** How many objects and arrays are not closed. */
    int depth() {
        return depth;
    }

    /** How many objects are not closed. */
    int openObjects() {
        return objects.get(1, depth + 1).cardinality();
    }

    /** The first place in a complete value that has two readings, or {@link StringScanner#NONE}. */
    int doubt() {
        return doubt;
    }

    /**
     * Whether something in the value speaks for it: the contract knows a name of the root object or of an object that is
     * an element of the root array, or the root array has an element that is no object. One that is cut off in such a name,
     * or before the first, may have any.
     */
    boolean isKnown() {
        return known;
    }

    /** Whether the root object has names that the contract does not know, but every schema has. */
    boolean isSchema() {
        return properties && besideProperties;
    }

    /** Whether the fault is a name with quotes among names without, or the other way round. */
    boolean isOtherName() {
        return styles.isMixed();
    }

    /** Whether the fault or the limit is inside a string. */
    boolean isInString() {
        return inString;
    }

    /** What has to be mended in the value as far as it was followed. */
    Mends mends() {
        return mends;
    }

    private int enter(int at) {
        depth++;
        objects.set(depth, text.charAt(at) == '{');
        styles.enter(depth);
        first = true;
        return at + 1;
    }

    private int leave(int at) {
        depth--;
        first = false;
        return at + 1;
    }

    /** Goes to the next member or element and over its value or into it; or leaves the container. */
    private int step(int from) {
        boolean object = objects.get(depth);
        char closer = object ? '}' : ']';
        int at = layout.skip(from, limit, !object && first);
        if (at >= 0 && !first && text.charAt(at) != closer) {
            at = text.charAt(at) == ',' ? afterComma(at, closer) : -1 - at;
        }
        if (at < 0) {
            return at;
        }
        if (text.charAt(at) == closer) {
            return leave(at);
        }
        first = false;
        return object ? member(at) : value(at);
    }

    private int afterComma(int comma, char closer) {
        int at = layout.skip(comma + 1, limit, closer == ']');
        if (at >= 0 && text.charAt(at) == closer) {
            mends.replace(comma, 1, "");
            mends.note(Repair.Kind.TRAILING_COMMA, comma, "trailing comma left out");
        }
        return at;
    }

    private int member(int at) {
        int end = StringScanner.isOpening(text.charAt(at)) ? quotedName(at) : bareName(at);
        if (end < 0) {
            known |= isAtRootName() && -1 - end >= limit;
            return end;
        }
        int colon = layout.skip(end, limit, false);
        if (colon < 0 || text.charAt(colon) != ':') {
            return colon < 0 ? colon : -1 - colon;
        }
        int value = layout.skip(colon + 1, limit, true);
        if (value < 0) {
            return value;
        }
        if (!StringScanner.isOpening(text.charAt(at)) && words.isValue(value, limit)) {
            noteName(text.subSequence(at, end).toString(), at, end); // behind a comment
        }
        return value(value);
    }

    private int quotedName(int at) {
        int end = styles.addQuoted(depth) ? string(at) : -1 - at;
        if (end >= 0) {
            noteName(StringScanner.unescaped(text.subSequence(at + 1, end - 1).toString()), at + 1, end - 1);
        }
        return end;
    }

    private int bareName(int at) {
        int end = words.name(at, limit);
        if (end < 0) {
            return end;
        }
        String name = text.subSequence(at, end).toString();
        if (words.isMember(end, limit)) {
            noteName(name, at, end);
        }
        if (!styles.addBare(depth)) {
            return -1 - at;
        }
        mends.replace(at, 0, "\"");
        mends.replace(end, 0, "\"");
        mends.note(Repair.Kind.QUOTES, at, "a name put into double quotes");
        return end;
    }

    /** The position after the name of JavaScript at {@code at}, also outside of this value; negative if there is none. */
    int bareNameEnd(int at) {
        return words.name(at, text.length());
    }

    private void noteName(String name, int from, int to) {
        known = known || (isAtRootName() && reader.knows(name));
        if (depth == 1) {
            noteOfSchema(from, to);
        }
    }

    private void noteOfSchema(int from, int to) {
        properties |= isUnknown(SchemaEcho.PROPERTIES, from, to);
        for (String name : SchemaEcho.BESIDE) {
            besideProperties |= isUnknown(name, from, to);
        }
    }

    /** Whether that name stands there, and the contract does not know it. */
    private boolean isUnknown(String name, int from, int to) {
        return name.length() == to - from
                && name.charAt(0) == text.charAt(from)
                && name.contentEquals(text.subSequence(from, to))
                && !reader.knows(name);
    }

    /** Whether a name here is one of the root object or of an element of the root array. */
    private boolean isAtRootName() {
        return depth == rootDepth();
    }

    private int rootDepth() {
        return objects.get(1) ? 1 : 2;
    }

    private int value(int at) {
        char c = text.charAt(at);
        if (c == '{' || c == '[') {
            return enter(at);
        }
        known |= depth == 1 && !objects.get(1);
        if (StringScanner.isOpening(c)) {
            return string(at);
        }
        return c == '-' || WordScanner.isDigit(c) ? words.number(at, limit) : words.literal(at, limit);
    }

    private int string(int at) {
        int end = strings.scan(at, limit);
        if (doubt == StringScanner.NONE) {
            doubt = strings.doubt();
        }
        backslash = backslash == StringScanner.NONE ? strings.backslash() : backslash;
        inString = end < 0;
        return end;
    }
}
