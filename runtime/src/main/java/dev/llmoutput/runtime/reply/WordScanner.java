package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import java.util.List;

/** Follows the numbers and literals of a value: JSON (RFC 8259), or the literals of Python, which are mended. */
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

    /** Whether a literal stands at {@code at}. */
    boolean isLiteral(int at, int limit) {
        return LITERALS.contains(word(at, limit));
    }

    private String word(int at, int limit) {
        int end = at;
        while (end < limit && end - at < MAX_WORD && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return text.subSequence(at, end).toString();
    }

    /** The same for a literal, of JSON or of Python. */
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
