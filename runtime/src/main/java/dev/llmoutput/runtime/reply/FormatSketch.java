package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What describes a format instead of giving a value: a request hint that a model repeats, for example
 * {@code {"answer": string, // short}}. It is known by what JSON has no place for: the name of a type where a value
 * stands, {@code ?} behind a name, {@code |} between two values.
 */
final class FormatSketch {
    private static final String[] TYPES = {"string", "integer", "number", "boolean", "any"};
    private static final String MAP_KEY = "[key";
    private static final String DEFINITION = " = ";

    private final CharSequence text;
    /** Up to where a sketch was followed that is not closed, so that none is looked for there again. */
    private int unclosedTo;

    private @Nullable Set<String> defined;

    FormatSketch(CharSequence text) {
        this.text = text;
    }

    /** Whether a value that is broken at {@code fault} is a sketch. */
    boolean isAt(int fault, int limit) {
        char c = charAt(fault, limit);
        return switch (c) {
            case '?' -> charAt(fault + 1, limit) == ':' && text.charAt(fault - 1) == '"';
            case '|' -> isAlternative(fault, limit);
            case '[' -> startsWith(MAP_KEY, fault, limit) && !isWord(charAt(fault + MAP_KEY.length(), limit));
            case '(' -> isWord(charAt(fault + 1, limit)) && charAt(wordEnd(fault + 1, limit), limit) == '|';
            default -> isWord(c) && ":[(".indexOf(before(fault)) >= 0 && isType(fault, limit);
        };
    }

    private boolean isAlternative(int bar, int limit) {
        char before = before(bar);
        char after = charAt(skipSpace(bar + 1, limit), limit);
        return (before == '"' || before == '}') && (after == '"' || after == '{' || Character.isLetter(after));
    }

    /** The name of a type, or any name with what only a type has behind it. */
    private boolean isType(int at, int limit) {
        int end = wordEnd(at, limit);
        char next = charAt(end, limit);
        char afterNext = charAt(end + 1, limit);
        if ((next == '|' && afterNext != '|') || (next == '[' && afterNext == ']')) {
            return true;
        }
        for (String type : TYPES) {
            if (end - at == type.length() && startsWith(type, at, limit)) {
                return true;
            }
        }
        return defined().contains(text.subSequence(at, end).toString());
    }

    /** The names that are defined at the beginning of a line, as in {@code Step =}. */
    private Set<String> defined() {
        Set<String> names = defined;
        if (names == null) {
            names = new HashSet<>();
            for (int line = 0; line < text.length(); line = lineEnd(line, text.length()) + 1) {
                int end = wordEnd(line, text.length());
                if (end > line && startsWith(DEFINITION, end, text.length())) {
                    names.add(text.subSequence(line, end).toString());
                }
            }
            defined = names;
        }
        return names;
    }

    /**
     * The end of the sketch that is broken at {@code fault}, with all its alternatives and definitions; -1 if it is not
     * closed before {@code limit}.
     *
     * @param depth how many brackets are open at {@code fault}; 0 if it is the end of a value that is followed by another
     */
    int end(int fault, int depth, int limit) {
        int end = fault < unclosedTo ? -1 : depth == 0 ? fault : closed(fault, depth, limit);
        int next = end;
        while (next >= 0) {
            end = next;
            int more = more(end, limit);
            next = more < 0 ? -1 : closed(more + 1, 1, limit);
        }
        return end;
    }

    /** Whether {@code |} and so another alternative follows the value that ends at {@code end}. */
    boolean isFollowed(int end, int limit) {
        int bar = skipSpace(end, limit);
        return charAt(bar, limit) == '|' && charAt(skipSpace(bar + 1, limit), limit) == '{';
    }

    /** Where the next alternative or definition begins; -1 if none does. */
    private int more(int end, int limit) {
        int at = end;
        while (charAt(at, limit) == '[' && charAt(at + 1, limit) == ']') {
            at += 2;
        }
        at = skipSpace(at, limit);
        if (startsWith("//", at, limit)) {
            at = skipSpace(lineEnd(at, limit), limit);
        }
        if (charAt(at, limit) == '|') {
            return bracketBehind(at + 1, limit);
        }
        int nameEnd = wordEnd(at, limit);
        boolean defines = text.charAt(at - 1) == '\n'
                && Character.isUpperCase(charAt(at, limit))
                && startsWith(DEFINITION, nameEnd, limit);
        return defines ? bracketBehind(nameEnd + DEFINITION.length(), limit) : -1;
    }

    private int bracketBehind(int from, int limit) {
        int at = skipSpace(from, limit);
        char c = charAt(at, limit);
        return c == '{' || c == '[' ? at : -1;
    }

    /** Behind the bracket that closes the outermost of the open ones; -1 if there is none. */
    private int closed(int from, int depth, int limit) {
        int open = depth;
        int i = from;
        while (i >= 0 && i < limit) {
            char c = text.charAt(i);
            if (c == '"') {
                i = stringEnd(i, limit);
            } else if (c == '/' && charAt(i + 1, limit) == '/') {
                i = lineEnd(i, limit);
            } else {
                open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                i++;
                if (open == 0) {
                    return i;
                }
            }
        }
        unclosedTo = limit;
        return -1;
    }

    /** Behind the string on one line that begins at {@code at}; -1 if it does not end there. */
    private int stringEnd(int at, int limit) {
        for (int i = at + 1; i < limit && text.charAt(i) != '\n'; i++) {
            if (text.charAt(i) == '"') {
                return i + 1;
            }
            i += text.charAt(i) == '\\' ? 1 : 0;
        }
        return -1;
    }

    private int lineEnd(int from, int limit) {
        int i = from;
        while (i < limit && text.charAt(i) != '\n') {
            i++;
        }
        return i;
    }

    private int wordEnd(int from, int limit) {
        int i = from;
        while (i < limit && isWord(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private int skipSpace(int from, int limit) {
        int i = from;
        while (i < limit && JsonWhitespace.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The last character before {@code at} that is no white space; there is a bracket. */
    private char before(int at) {
        int i = at - 1;
        while (JsonWhitespace.isWhitespace(text.charAt(i))) {
            i--;
        }
        return text.charAt(i);
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private boolean startsWith(String prefix, int at, int limit) {
        return at + prefix.length() <= limit && prefix.contentEquals(text.subSequence(at, at + prefix.length()));
    }

    /** NUL behind the limit. */
    private char charAt(int at, int limit) {
        return at < limit ? text.charAt(at) : 0;
    }
}
