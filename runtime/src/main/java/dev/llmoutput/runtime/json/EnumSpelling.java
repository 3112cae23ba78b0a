package dev.llmoutput.runtime.json;

/** What is compared of a value of an enum that a model may have spelled in its own way. */
public final class EnumSpelling {
    /** Stands for what is between two words and may tell values apart; it is no separator itself. */
    private static final char SIGN = '\u2212';

    private EnumSpelling() {}

    /**
     * All but case, {@code -}, {@code _} and spaces, as in {@link JsonKeys#folded}. What may be a minus or the middle of a
     * range counts: {@code A-} is not {@code A}, {@code -1} is not {@code 1}, and {@code 1-10} is not {@code 110}.
     */
    public static String folded(String name) {
        StringBuilder text = new StringBuilder(name.length());
        int at = 0;
        while (at < name.length()) {
            int end = at;
            while (end < name.length() && isSeparator(name.charAt(end))) {
                end++;
            }
            if (end > at && tells(name, at, end)) {
                text.append(SIGN);
            }
            if (end < name.length()) {
                text.append(name.charAt(end));
            }
            at = end + 1;
        }
        return JsonKeys.folded(text.toString());
    }

    private static boolean tells(String name, int from, int to) {
        boolean beforeDigit = to < name.length() && Character.isDigit(name.charAt(to));
        boolean minus = name.substring(from, to).indexOf('-') >= 0;
        if (to == name.length() || from == 0) {
            return minus && (beforeDigit || from > 0);
        }
        return beforeDigit && Character.isDigit(name.charAt(from - 1));
    }

    private static boolean isSeparator(char c) {
        return c == '-' || c == '_' || c == ' ';
    }
}
