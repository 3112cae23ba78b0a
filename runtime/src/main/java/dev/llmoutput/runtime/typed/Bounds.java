package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.ShortestDecimal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;

/** Compares numbers of any Java type by the decimal that stands for them in JSON. */
final class Bounds {
    private Bounds() {}

    static int compare(Number value, Number bound) {
        return decimal(value).compareTo(decimal(bound));
    }

    private static BigDecimal decimal(Number value) {
        if (value instanceof BigDecimal decimal) {
            return decimal;
        }
        if (value instanceof BigInteger integer) {
            return new BigDecimal(integer);
        }
        if (value instanceof Double real) {
            return ShortestDecimal.of(real.doubleValue());
        }
        if (value instanceof Float real) {
            return ShortestDecimal.of(real.floatValue());
        }
        return BigDecimal.valueOf(value.longValue());
    }

    /** The parameters of {@code too_small} and {@code too_big}. */
    static Map<String, Object> params(String origin, String name, Number bound, boolean inclusive, Number actual) {
        return IssueParams.of("origin", origin)
                .and(name, param(bound))
                .and("inclusive", inclusive)
                .and("actual", param(actual));
    }

    /** How many decimal places {@code value} has, without zeros at the end. */
    static int decimals(Number value) {
        return Math.max(0, decimal(value).stripTrailingZeros().scale());
    }

    /** The parameters of {@code not_multiple_of}. */
    static Map<String, Object> decimalsParams(Number value, int decimals) {
        return IssueParams.of("divisor", BigDecimal.ONE.movePointLeft(decimals)).and("value", decimal(value));
    }

    private static Number param(Number value) {
        return value instanceof Integer || value instanceof Long ? value : decimal(value);
    }
}
