package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;

/**
 * Follows one string to its closing quote and notes what has to be mended: raw control characters, backslashes that
 * begin no escape, and other quotes than straight double ones. A position that is not reached is answered as {@code -1 -
 * p}, where p is the fault or the limit.
 */
final class StringScanner {
    /** No place is in doubt. */
    static final int NONE = -1;

    private final CharSequence text;
    private final Mends mends;
    private int doubt;

    private int controls;
    private int firstControl;
    private int badEscapes;
    private int firstBadEscape;
    /** Whether there is an escape such as {@code \f} before a letter: it may have been meant as {@code \frac}. */
    private boolean controlBeforeLetter;

    StringScanner(CharSequence text, Mends mends) {
        this.text = text;
        this.mends = mends;
    }

    /** Whether a string can begin with {@code c}. */
    static boolean isOpening(char c) {
        return closing(c) != 0;
    }

    /** The quote that closes a string opened by {@code quote}; NUL if that opens none. */
    private static char closing(char quote) {
        return switch (quote) {
            case '"' -> '"';
            case '\'' -> '\'';
            case '\u201c' -> '\u201d';
            case '\u2018' -> '\u2019';
            default -> 0;
        };
    }

    /** Whether a string can end with {@code c}. */
    static boolean isClosing(char c) {
        return c == '"' || c == '\'' || c == '\u201d' || c == '\u2019';
    }

    /** The first backslash of the last string that is taken literally, or {@link #NONE}. */
    int backslash() {
        return badEscapes > 0 ? firstBadEscape : NONE;
    }

    /** The name that is meant; as it stands there if its escapes are none of JSON's. */
    static String unescaped(String name) {
        if (name.indexOf('\\') < 0) {
            return name;
        }
        try {
            return JsonTree.read('"' + name + '"', JsonLimits.NONE) instanceof String text ? text : name;
        } catch (JsonSyntaxException e) {
            return name;
        }
    }

    /** The first place of the last string that has two readings, or {@link #NONE}. */
    int doubt() {
        return doubt;
    }

    /** The position after the string whose opening quote is at {@code at}. */
    int scan(int at, int limit) {
        doubt = NONE;
        controls = 0;
        badEscapes = 0;
        controlBeforeLetter = false;
        char quote = text.charAt(at);
        char closing = closing(quote);
        if (quote != '"') {
            mends.replace(at, 1, "\"");
        }
        int i = at + 1;
        while (i < limit && text.charAt(i) != closing) {
            int next = pass(i, limit, quote);
            if (next < 0) {
                return next;
            }
            i = next;
        }
        if (i >= limit) {
            return -1 - limit;
        }
        close(at, i, quote);
        return i + 1;
    }

    private void close(int at, int end, char quote) {
        if (quote != '"') {
            mends.replace(end, 1, "\"");
            mends.note(Repair.Kind.QUOTES, at, "other quotes replaced by double quotes");
        }
        if (controls > 0) {
            mends.note(
                    Repair.Kind.CONTROL_CHARACTER,
                    firstControl,
                    count(controls, "raw control character", "s") + " escaped");
        }
        if (badEscapes > 0) {
            mends.note(Repair.Kind.ESCAPE, firstBadEscape, count(badEscapes, "backslash", "es") + " taken literally");
            if (controlBeforeLetter) {
                doubt(firstBadEscape);
            }
        }
    }

    private static String count(int count, String what, String plural) {
        return count + " " + what + (count == 1 ? "" : plural);
    }

    private void doubt(int at) {
        if (doubt == NONE || at < doubt) {
            doubt = at;
        }
    }

    /** The position after the character or escape at {@code at}. */
    private int pass(int at, int limit, char quote) {
        char c = text.charAt(at);
        if (c == '\\') {
            return at + 1 < limit ? passEscape(at, limit, quote) : -1 - limit;
        }
        if (c < ' ') {
            return c == 0 ? -1 - at : passControl(at, c);
        }
        if (quote == '"' || (c != '"' && c != quote)) {
            return at + 1;
        }
        if (quote != '\'') {
            // A straight quote, or one more opening quote: either may be a delimiter or belong to the text.
            return -1 - at;
        }
        mends.replace(at, 0, "\\");
        return at + 1;
    }

    private int passControl(int at, char c) {
        if (controls++ == 0) {
            firstControl = at;
        }
        mends.replace(at, 1, escaped(c));
        return at + 1;
    }

    private static String escaped(char c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> (c < 0x10 ? "\\u000" : "\\u00") + Integer.toHexString(c);
        };
    }

    private int passEscape(int at, int limit, char quote) {
        char c = text.charAt(at + 1);
        switch (c) {
            case '"', '\\' -> {}
            case 'b', 'f', 'n', 'r', 't' -> controlBeforeLetter |= at + 2 < limit && isLetter(text.charAt(at + 2));
            case 'u' -> {
                int digits = hexDigits(at + 2, Math.min(at + 6, limit));
                if (digits == 4) {
                    return at + 6;
                }
                if (at + 2 + digits == limit) {
                    return -1 - limit;
                }
                passBadEscape(at, quote, digits == 0 && isLetter(text.charAt(at + 2)));
            }
            case '/' -> {
                if (quote == '\'') {
                    // A Python literal keeps the backslash, JSON drops it.
                    doubt(at);
                }
            }
            case '\'' -> {
                if (quote == '\'') {
                    mends.replace(at, 1, "");
                } else {
                    passBadEscape(at, quote, false);
                }
            }
            default -> passBadEscape(at, quote, isLiteralAfterBackslash(at + 1, limit));
        }
        return at + 2;
    }

    private void passBadEscape(int at, char quote, boolean literal) {
        if (!literal || quote != '"') {
            doubt(at);
            return;
        }
        if (badEscapes++ == 0) {
            firstBadEscape = at;
        }
        mends.replace(at, 0, "\\");
    }

    /**
     * Whether a backslash before this character can only be meant as it is written, as in LaTeX or a regular
     * expression. A line break, a digit, an apostrophe, {@code x41} or a lone {@code v} make another escape in other
     * languages, and models write {@code get\_weather} for a name, as in Markdown.
     */
    private boolean isLiteralAfterBackslash(int at, int limit) {
        char c = text.charAt(at);
        char next = at + 1 < limit ? text.charAt(at + 1) : 0;
        return switch (c) {
            case 'x' -> hexDigits(at + 1, Math.min(at + 3, limit)) < 2;
            case 'U' -> hexDigits(at + 1, Math.min(at + 5, limit)) < 4;
            case 'N' -> next != '{';
            case 'a', 'v' -> isLetter(next);
            case 'e' -> next != '[';
            case '_', '`' -> false;
            default -> isLetter(c) || (c >= ' ' && c < 0x7f && !WordScanner.isDigit(c));
        };
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** How many hexadecimal digits stand from {@code from} on, up to {@code to}. */
    private int hexDigits(int from, int to) {
        int i = from;
        while (i < to && Character.digit(text.charAt(i), 16) >= 0 && text.charAt(i) < 0x80) {
            i++;
        }
        return i - from;
    }
}
