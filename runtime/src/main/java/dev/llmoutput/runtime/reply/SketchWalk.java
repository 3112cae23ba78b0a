package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.BitSet;
import java.util.Set;

/**
 * Goes through what may be a sketch of a format, token by token, up to the first that is in none. Only the kind of the last
 * token and the open brackets are known: a text that passes though no hint is written like it is no answer either.
 */
final class SketchWalk {
    private static final Set<String> TYPES = Set.of("string", "integer", "number", "boolean", "any");

    // Kinds of tokens that are no punctuation.
    private static final char NAME = 'n';
    private static final char VALUE = 'v';
    private static final char TEXT = 't';
    private static final char KEY = 'k';
    private static final char IN = 'i';

    /** What is open for the key of a map, as in {@code {[key: string]: any}}. */
    private static final char MAP_KEY = '<';

    private static final int BROKEN = -1;

    private final CharSequence text;
    private final int limit;
    private final FormatSketch definitions;
    private final StringBuilder open = new StringBuilder();
    /** Which of the open objects are alternatives, and which begin with the constant that tells alternatives apart. */
    private final BitSet arms = new BitSet();

    private final BitSet tagged = new BitSet();
    private int position;
    /** The kind of the last token. */
    private char last = ':';
    /** Whether the last name is the first of its object. */
    private boolean firstName;
    /** Whether there was a type or a choice. */
    private boolean describes;

    private final ChoiceText choices = new ChoiceText();

    SketchWalk(CharSequence text, int limit, FormatSketch definitions) {
        this.text = text;
        this.limit = limit;
        this.definitions = definitions;
    }

    /** Whether a sketch begins at {@code start}; then {@link #position} is its end, else where it is none. */
    boolean from(int start) {
        position = start;
        while (position < limit) {
            int next = token(position);
            if (next == BROKEN) {
                return false;
            }
            position = next;
            if (open.isEmpty() && last == VALUE) {
                while (isArray(text, position, limit)) {
                    choices.describes();
                    position += 2;
                }
                if (!isFollowedByArm(position)) {
                    return describes;
                }
            }
        }
        return false;
    }

    int position() {
        return position;
    }

    /** What it would be if its choices were texts, as long as only they tell it from an answer. */
    ChoiceText choices() {
        return choices;
    }

    /** Whether {@code |} and so another alternative follows the object that ends at {@code end}. */
    boolean isFollowedByArm(int end) {
        int bar = skipSpace(end);
        return charAt(bar) == '|' && charAt(skipSpace(bar + 1)) == '{';
    }

    private int token(int at) {
        char c = text.charAt(at);
        return switch (c) {
            case ' ', '\t', '\r', '\n' -> at + 1;
            case '>' -> isQuoteMark(at) ? at + 1 : BROKEN;
            case '/' -> charAt(at + 1) == '/' ? lineEnd(text, at, limit) : BROKEN;
            case '"' -> string(at);
            case ':' -> last == NAME || last == '?' || last == KEY || last == ']' ? punctuation(c, at) : BROKEN;
            case '?' -> (last == NAME || last == ']') && charAt(at + 1) == ':' ? punctuation(c, at) : BROKEN;
            case '|' -> endsValue() ? punctuation(c, at) : BROKEN;
            case ',', ';' -> endsValue() && inside('{') ? punctuation(c, at) : BROKEN;
            case '{', '(' -> beginsValue() || last == '[' ? open(c, at) : BROKEN;
            case '[' -> bracket(at);
            case '}', ']', ')' -> close(c, at);
            default -> word(at);
        };
    }

    private int punctuation(char c, int at) {
        if (c == '?') {
            choices.describes();
        } else if (c != '|') {
            choices.punctuation(c);
        }
        last = c;
        return at + 1;
    }

    private boolean beginsValue() {
        return last == ':' || last == '|' || last == '(' || last == IN;
    }

    private boolean endsValue() {
        return last == VALUE || last == TEXT;
    }

    private boolean inside(char bracket) {
        return !open.isEmpty() && open.charAt(open.length() - 1) == bracket;
    }

    private int open(char bracket, int at) {
        arms.set(open.length(), bracket == '{' && last == '|');
        tagged.clear(open.length());
        open.append(bracket);
        choices.punctuation(bracket);
        if (bracket == '(' || bracket == MAP_KEY) {
            choices.describes();
        }
        last = text.charAt(at);
        return at + 1;
    }

    /** Of an array of objects, of the key of a map, or behind a type. */
    private int bracket(int at) {
        if (endsValue() && isArray(text, at, limit)) {
            choices.describes();
            return at + 2;
        }
        if (last == '{') {
            return open(MAP_KEY, at);
        }
        return beginsValue() || last == '[' ? open('[', at) : BROKEN;
    }

    private int close(char bracket, int at) {
        boolean key = bracket == ']' && inside(MAP_KEY);
        boolean pair = key || inside(bracket == '}' ? '{' : bracket == ']' ? '[' : '(');
        if (!pair || !(endsValue() || (bracket == '}' && (last == '{' || last == ';')))) {
            return BROKEN;
        }
        int depth = open.length() - 1;
        open.setLength(depth);
        // A lone constant is a value that was given, unless it tells this alternative from others.
        if (bracket == '}' && tagged.get(depth) != (arms.get(depth) || isFollowedByArm(at + 1))) {
            return BROKEN;
        }
        choices.punctuation(bracket);
        last = key ? ']' : VALUE;
        return at + 1;
    }

    private int string(int at) {
        int end = stringEnd(text, at, limit);
        if (end < 0) {
            return BROKEN;
        }
        if (beginsName()) {
            return name(at, end);
        }
        boolean choice = last == '|' || charAt(skipSpace(end)) == '|';
        if (last == ':' && !choice) {
            if (!firstName || !inside('{')) {
                return BROKEN;
            }
            tagged.set(open.length() - 1);
            choices.describes();
        } else if (!choice && last != '(' && last != IN) {
            return BROKEN;
        } else if (last != '|') {
            choices.choice();
        }
        describes |= choice;
        last = TEXT;
        return end;
    }

    private boolean beginsName() {
        return inside('{') && (last == '{' || last == ',' || last == ';');
    }

    private int name(int at, int end) {
        choices.name(text.subSequence(at, end));
        firstName = last == '{';
        last = NAME;
        return end;
    }

    private int word(int at) {
        int end = wordEnd(text, at, limit);
        if (beginsName() && end > at) {
            return name(at, end);
        }
        String word = text.subSequence(at, Math.min(end, at + 100)).toString();
        if (last == '[' && word.equals("key")) {
            last = KEY;
        } else if (last == KEY && word.equals("in")) {
            last = IN;
        } else if (last == '|' && word.equals("null")) {
            last = VALUE;
        } else if (beginsValue() && isType(word, end)) {
            describes = true;
            choices.describes();
            last = VALUE;
        } else {
            return BROKEN;
        }
        return end;
    }

    /** The name of a type, or one that is used like it. */
    private boolean isType(String word, int end) {
        return !word.isEmpty()
                && (isType(word)
                        || definitions.isDefined(word)
                        || isArray(text, end, limit)
                        || (last == IN && charAt(end) == ']'));
    }

    static boolean isType(String word) {
        return TYPES.contains(word);
    }

    /** Whether {@code []} stands at {@code at}. */
    static boolean isArray(CharSequence text, int at, int limit) {
        return at + 1 < limit && text.charAt(at) == '[' && text.charAt(at + 1) == ']';
    }

    /** Behind the string on one line that begins at {@code at}; -1 if it does not end there. */
    static int stringEnd(CharSequence text, int at, int limit) {
        for (int i = at + 1; i < limit && text.charAt(i) != '\n'; i++) {
            if (text.charAt(i) == '"') {
                return i + 1;
            }
            i += text.charAt(i) == '\\' ? 1 : 0;
        }
        return -1;
    }

    static int lineEnd(CharSequence text, int from, int limit) {
        int i = from;
        while (i < limit && text.charAt(i) != '\n') {
            i++;
        }
        return i;
    }

    static int wordEnd(CharSequence text, int from, int limit) {
        int i = from;
        while (i < limit && isWord(text.charAt(i))) {
            i++;
        }
        return i;
    }

    static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private int skipSpace(int from) {
        int i = from;
        while (i < limit && (JsonWhitespace.isWhitespace(text.charAt(i)) || isQuoteMark(i))) {
            i++;
        }
        return i;
    }

    /** Whether a mark of a Markdown quotation begins the line. */
    private boolean isQuoteMark(int at) {
        return text.charAt(at) == '>' && at > 0 && text.charAt(at - 1) == '\n';
    }

    /** NUL behind the limit. */
    private char charAt(int at) {
        return at < limit ? text.charAt(at) : 0;
    }
}
