package dev.llmoutput.runtime.json;

/**
 * The white space that is trimmed round a reply and that makes a text blank: what ECMAScript's {@code trim} and
 * {@code \s} take (ECMA-262, WhiteSpace and LineTerminator). {@link Character#isWhitespace} lacks the no-break space and
 * the byte order mark. JSON itself knows only space, tab, line feed and carriage return.
 */
public final class JsonWhitespace {
    private JsonWhitespace() {}

    /** Whether {@code c} is white space. */
    public static boolean isWhitespace(char c) {
        if (c <= ' ') {
            return c == ' ' || (c >= '\t' && c <= '\r');
        }
        return c >= '\u00a0' && (c == '\ufeff' || c == '\u2028' || c == '\u2029' || isSpaceSeparator(c));
    }

    private static boolean isSpaceSeparator(char c) {
        return Character.getType(c) == Character.SPACE_SEPARATOR;
    }

    /** The first index from {@code start} that holds no white space, or {@code end}. */
    public static int trimStart(String text, int start, int end) {
        int i = start;
        while (i < end && isWhitespace(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The index after the last character before {@code end} that is no white space, or {@code start}. */
    public static int trimEnd(String text, int start, int end) {
        int i = end;
        while (i > start && isWhitespace(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }

    /** Whether there is nothing but white space. */
    public static boolean isBlank(String text) {
        return trimStart(text, 0, text.length()) == text.length();
    }
}
