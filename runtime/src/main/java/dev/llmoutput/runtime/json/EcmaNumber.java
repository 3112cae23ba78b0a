package dev.llmoutput.runtime.json;

import java.math.BigDecimal;

/** A decimal as ECMAScript writes a number (ECMA-262, Number::toString): an exponent only from 1e21 and below 1e-6. */
final class EcmaNumber {
    /** The smallest number that is written without an exponent. */
    static final double MIN_PLAIN = 1e-6;

    private static final int MAX_PLAIN_POINT = 21;
    private static final int MIN_PLAIN_POINT = -5;

    private EcmaNumber() {}

    /** The text of {@code value}, which is not zero and ends in no zero after the point. */
    static String text(BigDecimal value) {
        // Where the point stands, counted from the first digit.
        int point = value.precision() - value.scale();
        if (point >= MIN_PLAIN_POINT && point <= MAX_PLAIN_POINT) {
            return value.toPlainString();
        }
        String digits = value.unscaledValue().abs().toString();
        StringBuilder text = new StringBuilder(digits.length() + 8);
        text.append(value.signum() < 0 ? "-" : "").append(digits.charAt(0));
        int last = digits.length();
        while (last > 1 && digits.charAt(last - 1) == '0') {
            last--;
        }
        if (last > 1) {
            text.append('.').append(digits, 1, last);
        }
        return text.append(point > 0 ? "e+" : "e-").append(Math.abs(point - 1)).toString();
    }
}
