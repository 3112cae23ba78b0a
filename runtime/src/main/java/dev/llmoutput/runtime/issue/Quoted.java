package dev.llmoutput.runtime.issue;

/** A text as one JSON string on one line, cut where it is long. */
final class Quoted {
    /** Characters (UTF-16 units) of an echoed value that are shown. */
    static final int MAX_SHOWN = 80;

    private Quoted() {}

    static String of(String text) {
        String shown = head(text, MAX_SHOWN);
        StringBuilder out = new StringBuilder(shown.length() + 2).append('"');
        for (int i = 0; i < shown.length(); i++) {
            if (isLone(shown, i)) {
                out.append(String.format("\\u%04x", (int) shown.charAt(i)));
            } else {
                appendEscaped(shown.charAt(i), out);
            }
        }
        return out.append(shown.length() < text.length() ? "\"..." : "\"").toString();
    }

    /** A text that needs no quotes, a number for example, cut where it is long. */
    static String cut(String text) {
        return text.length() <= MAX_SHOWN ? text : head(text, MAX_SHOWN) + "...";
    }

    /** The first {@code length} UTF-16 units, or one less so that no surrogate pair is torn. */
    static String head(String text, int length) {
        if (text.length() <= length) {
            return text;
        }
        boolean tearsPair =
                Character.isHighSurrogate(text.charAt(length - 1)) && Character.isLowSurrogate(text.charAt(length));
        return text.substring(0, tearsPair ? length - 1 : length);
    }

    /**
     * One line whatever {@code text} holds: each control character, line or paragraph separator becomes a space, and half a
     * surrogate pair, which has no form in UTF-8, the replacement character.
     */
    static String oneLine(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean space = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
            out.append(space ? ' ' : isLone(text, i) ? '\ufffd' : c);
        }
        return out.toString().strip();
    }

    private static boolean isLone(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }

    private static void appendEscaped(char c, StringBuilder out) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                    out.append(String.format("\\u%04x", (int) c));
                } else {
                    out.append(c);
                }
            }
        }
    }
}
