package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import java.util.List;

/** Follows the numbers, literals and names without quotes of a value: JSON (RFC 8259), or Python or JavaScript that is mended. */
final class WordScanner {
    /** Longer than each literal. */
    private static final int MAX_WORD = 6;

    private static final List<String> LITERALS = List.of("true", "false", "null", "True", "False", "None");

    private final CharSequence text;
    private final Mends mends;

    WordScanner(CharSequence text, Mends mends) {
        this.text = text;
        this.mends = mends;
    }

    /** The position after the number at {@code from}, or {@code -1 - p} where p is the first character that is wrong. */
    int number(int from, int limit) {
        int at = text.charAt(from) == '-' ? from + 1 : from;
        at = at < limit && text.charAt(at) == '0' ? at + 1 : digits(at, limit);
        if (at >= 0 && at < limit && text.charAt(at) == '.') {
            at = digits(at + 1, limit);
        }
        if (at >= 0 && at < limit && (text.charAt(at) | 0x20) == 'e') {
            boolean sign = at + 1 < limit && (text.charAt(at + 1) == '+' || text.charAt(at + 1) == '-');
            at = digits(sign ? at + 2 : at + 1, limit);
        }
        return at;
    }

    /** The position after at least one digit. */
    private int digits(int from, int limit) {
        int i = from;
        while (i < limit && isDigit(text.charAt(i))) {
            i++;
        }
        return i > from ? i : -1 - i;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The position after a name without quotes and before its colon, as in JavaScript; {@code -1 - at} if there is none. */
    int name(int at, int limit) {
        int end = at;
        while (end < limit && (SketchWalk.isWord(text.charAt(end)) || text.charAt(end) == '$')) {
            end++;
        }
        boolean name = end > at && !Character.isDigit(text.charAt(at)) && !LITERALS.contains(word(at, limit));
        int colon = skipSpace(end, limit);
        return name && colon < limit && text.charAt(colon) == ':' ? end : -1 - at;
    }

    /** Whether a value begins behind the colon of the name that ends at {@code end}, or is cut off before it does. */
    boolean isMember(int end, int limit) {
        return isValue(skipSpace(skipSpace(end, limit) + 1, limit), limit);
    }

    /** Whether a value of JSON or a literal of Python begins at {@code at}, or is cut off there. */
    boolean isValue(int at, int limit) {
        if (at >= limit) {
            return true;
        }
        char c = text.charAt(at);
        String word = word(at, limit);
        boolean cut = at + word.length() == limit && isCutLiteral(word);
        return StringScanner.isOpening(c)
                || isDigit(c)
                || c == '-'
                || c == '['
                || c == '{'
                || cut
                || LITERALS.contains(word);
    }

    private int skipSpace(int from, int limit) {
        int at = from;
        while (at < limit && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private String word(int at, int limit) {
        int end = at;
        while (end < limit && end - at < MAX_WORD && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return text.subSequence(at, end).toString();
    }

    /** The same as {@link #number} for a literal, of JSON or of Python. */
    int literal(int at, int limit) {
        String word = word(at, limit);
        int end = at + word.length();
        switch (word) {
            case "true", "false", "null" -> {
                return end;
            }
            case "True" -> python(at, word, "true");
            case "False" -> python(at, word, "false");
            case "None" -> python(at, word, "null");
            default -> {
                boolean cut = end == limit && isCutLiteral(word);
                if (cut) {
                    mends.replace(at, word.length(), "");
                }
                return -1 - (cut ? limit : at);
            }
        }
        return end;
    }

    private void python(int at, String word, String json) {
        mends.replace(at, word.length(), json);
        mends.note(Repair.Kind.LITERAL, at, word + " read as " + json);
    }

    private static boolean isCutLiteral(String word) {
        for (String literal : LITERALS) {
            if (literal.startsWith(word)) {
                return true;
            }
        }
        return false;
    }
}
