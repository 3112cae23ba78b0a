package dev.llmoutput.processor.text;

/**
 * Text that others wrote, kept on one line: it cannot leave the comment or the literal that it is put in. Every run of
 * white space, control characters and line separators becomes one space. Half a surrogate pair, which no encoding can
 * carry, becomes the replacement character.
 */
final class OneLine {
    private OneLine() {}

    static String of(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isBreak(c)) {
                line.append(isTorn(text, i) ? '\ufffd' : c);
            } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
                line.append(' ');
            }
        }
        return line.toString().strip();
    }

    /** A text in which these characters count, a regular expression or a key: each becomes its Unicode escape. */
    static String escaped(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' && isBreak(c)) {
                line.append("\\u").append(String.format("%04x", (int) c));
            } else {
                line.append(c);
            }
        }
        return line.toString();
    }

    private static boolean isTorn(String text, int index) {
        char c = text.charAt(index);
        boolean pairsUp = Character.isHighSurrogate(c)
                ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
                : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
        return Character.isSurrogate(c) && !pairsUp;
    }

    private static boolean isBreak(char c) {
        return c == ' ' || Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
    }
}
