package dev.llmoutput.runtime.json;

import java.util.Arrays;

/** The inside of a JSON string (RFC 8259, section 7). Every text here ends with NULs, which stop each scan. */
final class JsonStrings {
    private JsonStrings() {}

    /** The first position from {@code from} that holds a quote, a backslash or a control character. */
    static int plainEnd(char[] text, int from) {
        // The NUL after the text always ends it, but HotSpot makes faster code of a loop that is counted.
        for (int i = from; i < text.length; i++) {
            char c = text[i];
            if (c == '"' || c == '\\' || c < ' ') {
                return i;
            }
        }
        return text.length;
    }

    /** The position after the escape at {@code at}, or {@code -1 - p} where p is the first character that is wrong. */
    static int escapeEnd(char[] text, int at) {
        char c = text[at + 1];
        if (c != 'u') {
            return decoded(c) == 0 ? -2 - at : at + 2;
        }
        for (int i = at + 2; i < at + 6; i++) {
            if (hex(text[i]) < 0) {
                return -1 - i;
            }
        }
        return at + 6;
    }

    /** The text from {@code start} to {@code end}, which holds valid escapes. */
    static String unescape(char[] text, int start, int end) {
        char[] out = CharPool.take(end - start);
        int length = 0;
        for (int i = start; i < end; ) {
            char c = text[i];
            if (c != '\\') {
                out[length++] = c;
                i++;
            } else if (text[i + 1] == 'u') {
                out[length++] = unit(text, i + 2);
                i += 6;
            } else {
                out[length++] = decoded(text[i + 1]);
                i += 2;
            }
        }
        String result = new String(out, 0, length);
        // It may be a secret, which must not stay in an array that is used again.
        Arrays.fill(out, 0, length, '\0');
        CharPool.give(out);
        return result;
    }

    private static char unit(char[] text, int at) {
        return (char) ((hex(text[at]) << 12) | (hex(text[at + 1]) << 8) | (hex(text[at + 2]) << 4) | hex(text[at + 3]));
    }

    /** What the character after a backslash stands for, or NUL if it may not stand there. */
    private static char decoded(char escape) {
        return switch (escape) {
            case '"', '\\', '/' -> escape;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> 0;
        };
    }

    private static int hex(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        char lower = (char) (c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }
}
