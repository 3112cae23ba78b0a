package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonNumber;
import dev.llmoutput.runtime.json.JsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads numbers. */
public class NumberReader extends ScalarReader {
    /** What the last number was written as. */
    private JsonType numberType = JsonType.NUMBER;

    NumberReader() {}

    /** The next value if it can be taken as a number; otherwise null, and an issue. */
    private @Nullable JsonNumber number(String expected) {
        if (cursor.isNumber()) {
            numberType = JsonType.NUMBER;
            return cursor.readNumber();
        }
        numberType = cursor.peek();
        return coerced(coercions == null ? null : coercions.asNumber(), expected);
    }

    /** Reads a whole number. */
    public byte readByte() {
        return (byte) readWhole(Byte.MIN_VALUE, Byte.MAX_VALUE, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** Reads a whole number; one beyond the type is told the range of the contract. */
    public byte readByte(long lowest, long highest) {
        return (byte) readWhole(Byte.MIN_VALUE, Byte.MAX_VALUE, lowest, highest);
    }

    /** Reads a whole number. */
    public short readShort() {
        return (short) readWhole(Short.MIN_VALUE, Short.MAX_VALUE, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** Reads a whole number; one beyond the type is told the range of the contract. */
    public short readShort(long lowest, long highest) {
        return (short) readWhole(Short.MIN_VALUE, Short.MAX_VALUE, lowest, highest);
    }

    /** Reads a whole number. */
    public int readInt() {
        return (int) readWhole(Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Reads a whole number; one beyond the type is told the range of the contract. */
    public int readInt(long lowest, long highest) {
        return (int) readWhole(Integer.MIN_VALUE, Integer.MAX_VALUE, lowest, highest);
    }

    /** Reads a whole number. */
    public long readLong() {
        return readWhole(Long.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Reads a whole number; one beyond the type is told the range of the contract. */
    public long readLong(long lowest, long highest) {
        return readWhole(Long.MIN_VALUE, Long.MAX_VALUE, lowest, highest);
    }

    private long readWhole(long minimum, long maximum, long lowest, long highest) {
        if (cursor.isNumber()) {
            long digits = cursor.readDigits(maximum);
            if (digits >= 0) {
                ok = true;
                return digits;
            }
        }
        JsonNumber number = number("an integer");
        if (number == null) {
            return 0;
        }
        if (number.isLong()) {
            long value = number.longValue();
            if (value >= minimum && value <= maximum) {
                ok = true;
                return value;
            }
        }
        wrongNumber(number.isWhole() ? "an integer from " + lowest + " to " + highest : "an integer", number);
        return 0;
    }

    /** Reads a whole number of any size that the limits allow. */
    public @Nullable BigInteger readBigInteger() {
        JsonNumber number = number("an integer");
        if (number == null) {
            return null;
        }
        if (!number.isWhole()) {
            wrongNumber("an integer", number);
            return null;
        }
        int maxDigits = cursor.limits().maxNumberLength();
        BigInteger value = number.bigInteger(maxDigits);
        if (value == null) {
            tooLarge("a number of digits", maxDigits);
        }
        return right(value);
    }

    /** Reads a number exactly, with the scale that is written. */
    public @Nullable BigDecimal readBigDecimal() {
        JsonNumber number = number("a number");
        if (number == null) {
            return null;
        }
        int maxExponent = cursor.limits().maxExponent();
        BigDecimal value = number.bigDecimal(maxExponent);
        if (value == null) {
            tooLarge("an exponent", maxExponent);
        }
        return right(value);
    }

    /** Reads a number as the nearest double. */
    public double readDouble() {
        JsonNumber number = number("a number");
        if (number == null) {
            return 0;
        }
        double value = number.doubleValue();
        ok = !Double.isInfinite(value);
        if (!ok) {
            wrongNumber("a number from -" + Double.MAX_VALUE + " to " + Double.MAX_VALUE, number);
            return 0;
        }
        changed |= !number.equalsShortest(value);
        return value;
    }

    /** Reads a number as the nearest float. */
    public float readFloat() {
        JsonNumber number = number("a number");
        if (number == null) {
            return 0;
        }
        float value = number.floatValue();
        ok = !Float.isInfinite(value);
        if (!ok) {
            wrongNumber("a number from -" + Float.MAX_VALUE + " to " + Float.MAX_VALUE, number);
            return 0;
        }
        changed |= !number.equalsShortest(value);
        return value;
    }

    private void wrongNumber(String expected, JsonNumber number) {
        wrong(
                IssueCode.INVALID_TYPE,
                IssueParams.of("expected", expected)
                        .and("received", numberType.wireName())
                        .and("value", number.text()));
    }

    private void tooLarge(String what, int maximum) {
        wrong(IssueCode.LIMIT, IssueParams.of("limit", what).and("maximum", maximum));
    }
}
