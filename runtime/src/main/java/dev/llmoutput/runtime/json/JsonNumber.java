package dev.llmoutput.runtime.json;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The number that a cursor has just read, before it is decided which Java type takes it: nothing is rounded unless a
 * {@code double} or {@code float} is asked for. Valid until the cursor goes on.
 */
public final class JsonNumber {
    /** The largest exponent, either way, that a BigDecimal can have whatever its digits are. */
    static final int MAX_EXPONENT = 999_999_999;

    /** The powers of ten that a double holds exactly. */
    static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private static final char[] NOTHING = {};

    private char[] text = NOTHING;
    private int start;
    private int end;
    private boolean negative;
    /** All digits in a row, if there are at most 18 significant ones. */
    private long mantissa;
    /** Significant digits: from the first one that is not zero. */
    private int digits;
    /** Digits after the point. */
    private int scale;
    /** The written exponent, cut at one beyond {@link #MAX_EXPONENT}. */
    private int exponent;

    JsonNumber() {}

    /** The number that {@code text} is as a whole, or null if it is none (RFC 8259, section 6). */
    public static @Nullable JsonNumber of(String text) {
        char[] ended = Arrays.copyOf(text.toCharArray(), text.length() + 1);
        JsonNumber number = new JsonNumber();
        return number.scan(ended, 0) == text.length() ? number : null;
    }

    /** Scans the number at {@code from}; answers the position after it, or {@code -1 - p} if a digit lacks at p. */
    int scan(char[] source, int from) {
        text = source;
        start = from;
        negative = source[from] == '-';
        mantissa = 0;
        digits = 0;
        scale = 0;
        exponent = 0;
        int i = negative ? from + 1 : from;
        int next = source[i] == '0' ? i + 1 : scanDigits(i);
        if (next > i && source[next] == '.') {
            i = next + 1;
            next = scanDigits(i);
            scale = next - i;
        }
        if (next > i && (source[next] | 0x20) == 'e') {
            i = next + 1;
            if (source[i] == '-' || source[i] == '+') {
                i++;
            }
            next = scanExponent(i);
        }
        end = next;
        return next > i ? next : -1 - next;
    }

    private int scanDigits(int from) {
        char[] chars = text;
        long value = mantissa;
        int i = from;
        if (digits == 0) {
            while (chars[i] == '0') {
                i++;
            }
        }
        int first = i;
        for (char c = chars[i]; c >= '0' && c <= '9'; c = chars[++i]) {
            value = value * 10 + (c - '0');
        }
        mantissa = value;
        digits += i - first;
        return i;
    }

    private int scanExponent(int from) {
        int i = from;
        int value = 0;
        while (isDigit(text[i])) {
            value = value > MAX_EXPONENT / 10 ? MAX_EXPONENT + 1 : value * 10 + (text[i] - '0');
            i++;
        }
        exponent = text[from - 1] == '-' ? -value : value;
        return i;
    }

    /** Lets go of the text. */
    void clear() {
        text = NOTHING;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** How many characters it has. */
    public int length() {
        return end - start;
    }

    /** The number as it is written. */
    public String text() {
        return new String(text, start, end - start);
    }

    /** Whether it has no fraction; {@code 1.0} and {@code 1e2} have none. */
    public boolean isWhole() {
        return digits == 0 || (long) exponent - scale + trailingZeros() >= 0;
    }

    private int trailingZeros() {
        int zeros = 0;
        int i = end - 1;
        while (i >= start && (text[i] | 0x20) != 'e') {
            i--;
        }
        for (i = i < start ? end - 1 : i - 1; i >= start && (text[i] == '0' || text[i] == '.'); i--) {
            zeros += text[i] == '0' ? 1 : 0;
        }
        return zeros;
    }

    /** Whether it is whole and a {@code long} holds it. */
    public boolean isLong() {
        if (isPlain()) {
            return true;
        }
        if (!isWhole() || wholeDigits() > 19) {
            return false;
        }
        return exact().toBigInteger().bitLength() < Long.SIZE;
    }

    /** The value; only if {@link #isLong()}. */
    public long longValue() {
        return isPlain() ? (negative ? -mantissa : mantissa) : exact().longValue();
    }

    /** A whole number without a fraction or an exponent that fits in 18 digits; zero however it is written. */
    private boolean isPlain() {
        return digits == 0 || (digits <= 18 && scale == 0 && exponent == 0);
    }

    /** How many digits a whole number has when it is written out. */
    private long wholeDigits() {
        return (long) digits + exponent - scale;
    }

    /** The value, or null if it has more than {@code maxDigits} digits; only if {@link #isWhole()}. */
    public @Nullable BigInteger bigInteger(int maxDigits) {
        if (isPlain()) {
            return BigInteger.valueOf(longValue());
        }
        return wholeDigits() > maxDigits ? null : exact().toBigInteger();
    }

    /**
     * The value with the scale that is written, or null if the power of ten of its first digit is beyond
     * {@code maxExponent} either way. That power is the same however the number is written.
     */
    public @Nullable BigDecimal bigDecimal(int maxExponent) {
        long power = (long) Math.max(digits, 1) - 1 + exponent - scale;
        return Math.abs(exponent) > MAX_EXPONENT || Math.abs(power) > maxExponent ? null : exact();
    }

    private BigDecimal exact() {
        return digits <= 18
                ? BigDecimal.valueOf(negative ? -mantissa : mantissa, scale - exponent)
                : new BigDecimal(text, start, end - start);
    }

    /** The nearest {@code double}; infinite if it is too large. */
    public double doubleValue() {
        int power = exponent - scale;
        if (digits > 18 || mantissa > 1L << 53 || power < -22 || power > 22) {
            return Double.parseDouble(text());
        }
        // Both operands are exact, so the one operation rounds as the standard asks.
        double value = power < 0 ? mantissa / POWERS[-power] : mantissa * POWERS[power];
        return negative ? -value : value;
    }

    /** The nearest {@code float}; infinite if it is too large. */
    public float floatValue() {
        return Float.parseFloat(text());
    }

    /** Whether the shortest text of {@code value} is numerically this number. */
    public boolean equalsShortest(double value) {
        // Any 15 digits survive the way to a double and back.
        if (digits <= 15 && Math.abs(value) >= Double.MIN_NORMAL) {
            return true;
        }
        return equalsExactly(ShortestDecimal.of(value));
    }

    /** Whether the shortest text of {@code value} is numerically this number. */
    public boolean equalsShortest(float value) {
        if (digits <= 6 && Math.abs(value) >= Float.MIN_NORMAL) {
            return true;
        }
        return equalsExactly(ShortestDecimal.of(value));
    }

    private boolean equalsExactly(BigDecimal value) {
        BigDecimal exact = digits == 0 ? BigDecimal.ZERO : bigDecimal(MAX_EXPONENT);
        return exact != null && exact.compareTo(value) == 0;
    }
}
