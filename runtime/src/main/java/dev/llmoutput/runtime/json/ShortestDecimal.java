package dev.llmoutput.runtime.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The decimal with the fewest digits that reads back as a given binary number, and of several such the nearest one; the
 * same on every JDK. ({@code Double.toString} gives more digits than needed before JDK 19.)
 */
public final class ShortestDecimal {
    /** Below this the product of a double and a power of ten is off by less than a quarter. */
    private static final double MAX_FAST = 1L << 50;

    private static final int MAX_FAST_SCALE = 15;

    private ShortestDecimal() {}

    /** The decimal of a finite number; no trailing zeros after the point. */
    public static BigDecimal of(double value) {
        int scale = scaleOf(value);
        return scale < 0 ? slow(value) : BigDecimal.valueOf(unscaled(value, scale), scale);
    }

    /** The scale of the decimal of a number, or -1 if it is not one of the most common decimals. */
    static int scaleOf(double value) {
        double power = 1;
        for (int scale = 0; scale <= MAX_FAST_SCALE; scale++, power *= 10) {
            double scaled = Math.rint(value * power);
            if (Math.abs(scaled) >= MAX_FAST) {
                return -1;
            }
            // Both are exact, so their quotient is what reading the decimal gives; the smallest scale is the shortest.
            if (scaled / power == value) {
                return scale;
            }
        }
        return -1;
    }

    /** The digits of the decimal with the scale that {@link #scaleOf} has found. */
    static long unscaled(double value, int scale) {
        return (long) Math.rint(value * JsonNumber.POWERS[scale]);
    }

    private static BigDecimal slow(double value) {
        BigDecimal exact = new BigDecimal(value);
        // 15 digits of a normal number always survive; with fewer significant ones the rest are zeros.
        for (int digits = Math.abs(value) < Double.MIN_NORMAL ? 1 : 15; digits < 17; digits++) {
            BigDecimal near = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (near.doubleValue() == value) {
                return near.stripTrailingZeros();
            }
            // At a power of two more decimals beyond the number read back than before it.
            BigDecimal beyond = exact.round(new MathContext(digits, RoundingMode.UP));
            if (beyond.doubleValue() == value) {
                return beyond.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(17, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** The decimal of a finite number; no trailing zeros after the point. */
    public static BigDecimal of(float value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = Math.abs(value) < Float.MIN_NORMAL ? 1 : 6; digits < 9; digits++) {
            BigDecimal near = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            if (near.floatValue() == value) {
                return near.stripTrailingZeros();
            }
            BigDecimal beyond = exact.round(new MathContext(digits, RoundingMode.UP));
            if (beyond.floatValue() == value) {
                return beyond.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(9, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }
}
