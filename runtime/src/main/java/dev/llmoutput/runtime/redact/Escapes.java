package dev.llmoutput.runtime.redact;

/**
 * The backslashes of JSON and of Markdown. A unit of a text is one escape, or one character that stands for itself; an
 * escape that neither of the two knows is a backslash and what follows it.
 */
final class Escapes {
    private static final String LETTERS = "bfnrt";
    private static final String CONTROLS = "\b\f\n\r\t";
    private static final int HEX_DIGITS = 4;
    private static final int HEX_LENGTH = 2 + HEX_DIGITS;

    private Escapes() {}

    /** How many characters the unit at {@code at} has that ends before {@code limit}: 6, 2 or 1. */
    static int length(String text, int at, int limit) {
        if (text.charAt(at) != '\\' || at + 1 == limit) {
            return 1;
        }
        char kind = text.charAt(at + 1);
        if (kind == 'u') {
            return hexEnd(text, at + 2, limit) == at + HEX_LENGTH ? HEX_LENGTH : 1;
        }
        return isPunctuation(kind) || LETTERS.indexOf(kind) >= 0 ? 2 : 1;
    }

    /** What the unit of that length means, as one UTF-16 unit. */
    static char meaning(String text, int at, int length) {
        if (length == HEX_LENGTH) {
            return (char) Integer.parseInt(text, at + 2, at + HEX_LENGTH, 16);
        }
        char last = text.charAt(at + length - 1);
        int control = length == 1 ? -1 : LETTERS.indexOf(last);
        return control < 0 ? last : CONTROLS.charAt(control);
    }

    /** Where an escape at {@code at} ends that was cut off; {@code at} if there is only what is no part of an escape. */
    static int tornEnd(String text, int at, int limit) {
        if (at == limit || text.charAt(at) != '\\') {
            return at;
        }
        return at + 1 < limit && text.charAt(at + 1) == 'u' ? hexEnd(text, at + 2, limit) : at + 1;
    }

    /** The end of the hexadecimal digits from {@code at} on, of which an escape has four. */
    private static int hexEnd(String text, int at, int limit) {
        int end = at;
        while (end < limit && end < at + HEX_DIGITS && isHex(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isHex(char c) {
        return c < 128 && Character.digit(c, 16) >= 0;
    }

    private static boolean isPunctuation(char c) {
        return c > ' ' && c < 127 && !Character.isLetterOrDigit(c);
    }
}
