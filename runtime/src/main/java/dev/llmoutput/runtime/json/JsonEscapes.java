package dev.llmoutput.runtime.json;

import java.util.Arrays;

/** What must be escaped in a JSON string (RFC 8259, section 7), and a surrogate without its other half. */
final class JsonEscapes {
    /** Whether each character of ASCII is written as it is. */
    private static final boolean[] PLAIN = new boolean[128];

    static {
        Arrays.fill(PLAIN, ' ', PLAIN.length, true);
        PLAIN['"'] = false;
        PLAIN['\\'] = false;
    }

    private JsonEscapes() {}

    /** The first index from {@code from} of a unit that must be escaped, or the length. */
    static int plainEnd(String text, int from) {
        int i = from;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                return i;
            }
            if (Character.isSurrogate(c)) {
                if (!isPair(text, i)) {
                    return i;
                }
                i++;
            }
            i++;
        }
        return i;
    }

    /** A position in {@code text} from {@code from} before which nothing must be escaped; {@code end} if nothing is a surrogate. */
    static int plainEnd(char[] text, int from, int end) {
        for (int i = from; i < end; i++) {
            char c = text[i];
            if (c < PLAIN.length ? !PLAIN[c] : Character.isSurrogate(c)) {
                return i;
            }
        }
        return end;
    }

    private static boolean isPair(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    /** The shortest escape of {@code c}. */
    static String of(char c) {
        return switch (c) {
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            case '\b' -> "\\b";
            case '\f' -> "\\f";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> unicode(c);
        };
    }

    private static String unicode(char c) {
        String digits = Integer.toHexString(c);
        return "\\u0000".substring(0, 6 - digits.length()) + digits;
    }
}
