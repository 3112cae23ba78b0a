package dev.llmoutput.runtime.json;

/** A decimal in plain digits, written from its end to its beginning. */
final class DecimalText {
    /** The longest {@code long} with a point in it, or with zeros before it. */
    static final int MAX_LENGTH = 24;

    /** The most digits of a {@code long}. */
    private static final int MAX_DIGITS = 19;

    private DecimalText() {}

    /** Writes {@code unscaled} with a point before its last {@code scale} digits; answers the position after it. */
    static int put(char[] text, int start, long unscaled, int scale) {
        // Negative, because the least long has no positive counterpart.
        long rest = unscaled < 0 ? unscaled : -unscaled;
        int digits = Math.max(digits(rest), scale + 1);
        int end = start + digits + (scale > 0 ? 1 : 0) + (unscaled < 0 ? 1 : 0);
        if (unscaled < 0) {
            text[start] = '-';
        }
        int at = end;
        for (int digit = 0; digit < digits; digit++) {
            if (digit == scale && scale > 0) {
                text[--at] = '.';
            }
            long tenth = rest / 10;
            text[--at] = (char) ('0' + (tenth * 10 - rest));
            rest = tenth;
        }
        return end;
    }

    /** How many digits a number has that is not positive. */
    private static int digits(long negative) {
        long power = -10;
        int digits = 1;
        while (digits < MAX_DIGITS && negative <= power) {
            power *= 10;
            digits++;
        }
        return digits;
    }
}
