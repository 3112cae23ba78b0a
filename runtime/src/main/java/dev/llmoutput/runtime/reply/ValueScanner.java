package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
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
    /** Whether there is a text that only marks a place to fill, and whether there is any other text, number or literal. */
    private boolean blanks;

    private boolean given;

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
        inString = false;
        blanks = false;
        given = false;
        mends.clear();
        int at = enter(from);
        while (at >= 0 && depth > 0) {
            at = step(at);
        }
        position = at >= 0 ? at : -1 - at;
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

    /** Whether it has texts, and each is none but a place to fill: {@code {"answer": "___"}}. */
    boolean isTemplate() {
        return blanks && !given;
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
        if (!StringScanner.isOpening(text.charAt(at))) {
            known |= isAtRootName() && isBareMember(at);
            return -1 - at;
        }
        int end = string(at);
        if (end < 0) {
            known |= isAtRootName() && -1 - end >= limit;
            return end;
        }
        if (!known && isAtRootName()) {
            known = reader.knows(unescaped(text.subSequence(at + 1, end - 1).toString()));
        }
        if (depth == 1) {
            noteOfSchema(at + 1, end - 1);
        }
        int colon = layout.skip(end, limit, false);
        if (colon < 0 || text.charAt(colon) != ':') {
            return colon < 0 ? colon : -1 - colon;
        }
        int value = layout.skip(colon + 1, limit, true);
        return value < 0 ? value : value(value);
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

    /** The name that is meant; as it stands there if its escapes are none of JSON's. */
    private static String unescaped(String name) {
        if (name.indexOf('\\') < 0) {
            return name;
        }
        try {
            return JsonTree.read('"' + name + '"', JsonLimits.NONE) instanceof String text ? text : name;
        } catch (JsonSyntaxException e) {
            return name;
        }
    }

    /** Whether a name without quotes stands there that the contract knows, as in JavaScript, and a value behind it. */
    private boolean isBareMember(int at) {
        int end = at;
        while (end < limit && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        int colon = skipBlanks(end);
        int value = skipBlanks(colon + 1);
        return value < limit
                && text.charAt(colon) == ':'
                && (beginsValue(text.charAt(value)) || words.isLiteral(value, limit))
                && reader.knows(text.subSequence(at, end).toString());
    }

    private int skipBlanks(int from) {
        int at = from;
        while (at < limit && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static boolean beginsValue(char c) {
        return StringScanner.isOpening(c) || WordScanner.isDigit(c) || c == '-' || c == '[' || c == '{';
    }

    private int value(int at) {
        char c = text.charAt(at);
        if (c == '{' || c == '[') {
            return enter(at);
        }
        known |= depth == 1 && !objects.get(1);
        if (StringScanner.isOpening(c)) {
            int end = string(at);
            boolean blank = end >= 0 && strings.isBlank(at + 1, end - 1);
            blanks |= blank;
            given |= !blank;
            return end;
        }
        given = true;
        return c == '-' || WordScanner.isDigit(c) ? words.number(at, limit) : words.literal(at, limit);
    }

    private int string(int at) {
        int end = strings.scan(at, limit);
        if (doubt == StringScanner.NONE) {
            doubt = strings.doubt();
        }
        inString = end < 0;
        return end;
    }
}
