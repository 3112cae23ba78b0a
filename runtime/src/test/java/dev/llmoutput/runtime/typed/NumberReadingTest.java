package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each Java number type: what it takes, what it refuses, what is a change. */
class NumberReadingTest {
    private static final ValueShape<Byte> BYTE = new Single<>(TypedReader::readByte);
    private static final ValueShape<Short> SHORT = new Single<>(TypedReader::readShort);
    private static final ValueShape<Integer> INT = new Single<>(TypedReader::readInt);
    private static final ValueShape<Long> LONG = new Single<>(TypedReader::readLong);
    private static final ValueShape<Float> FLOAT = new Single<>(TypedReader::readFloat);
    private static final ValueShape<Double> DOUBLE = new Single<>(TypedReader::readDouble);
    private static final ValueShape<BigInteger> BIG_INTEGER = new Single<>(TypedReader::readBigInteger);
    private static final ValueShape<BigDecimal> BIG_DECIMAL = new Single<>(TypedReader::readBigDecimal);

    /** C085: a whole number in any spelling; zero in any. */
    @ParameterizedTest
    @CsvSource({
        "1.0, 1",
        "1e2, 100",
        "10e-1, 1",
        "100.00e-2, 1",
        "0.001E3, 1",
        "-0, 0",
        "0e999999999999, 0",
        "0.0e-5, 0"
    })
    void integersTakeAnySpelling(String text, int value) {
        assertThat(value(INT, text)).isEqualTo(value);
        assertThat(value(LONG, text)).isEqualTo(value);
        assertThat(value(BYTE, text)).isEqualTo((byte) value);
        assertThat(value(SHORT, text)).isEqualTo((short) value);
        assertThat(value(BIG_INTEGER, text)).isEqualTo(BigInteger.valueOf(value));
    }

    @Test
    void integersReachTheirBounds() {
        assertThat(value(BYTE, "-128")).isEqualTo(Byte.MIN_VALUE);
        assertThat(value(SHORT, "32767")).isEqualTo(Short.MAX_VALUE);
        assertThat(value(INT, "-2147483648")).isEqualTo(Integer.MIN_VALUE);
        assertThat(value(LONG, "-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
        assertThat(value(LONG, "9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(value(LONG, "9.223372036854775807e18")).isEqualTo(Long.MAX_VALUE);
        assertThat(value(BIG_INTEGER, "123456789012345678901234567890")).hasToString("123456789012345678901234567890");
        assertThat(value(BIG_INTEGER, "1e30")).isEqualTo(BigInteger.TEN.pow(30));
    }

    /** Plain digits are read in another way than all that goes on behind them, or has too many. */
    @Test
    void digitsOfAnyCount() {
        for (int count = 1; count <= 25; count++) {
            for (String text : List.of("9".repeat(count), "1" + "0".repeat(count), "-" + "8".repeat(count))) {
                BigInteger exact = new BigInteger(text);
                if (exact.bitLength() < Long.SIZE) {
                    assertThat(value(LONG, text)).isEqualTo(exact.longValue());
                    assertThat(value(LONG, text + ".0")).isEqualTo(exact.longValue());
                    assertThat(value(LONG, text + "0e-1")).isEqualTo(exact.longValue());
                } else {
                    assertThat(observed(LONG, text)).endsWith("got number " + text);
                }
            }
        }
        ReadOptions limited = STRICT.withLimits(JsonLimits.DEFAULT.withMaxNumberLength(3));
        assertThat(ok(LONG.parse("123", limited)).value()).isEqualTo(123);
        assertThat(failure(LONG.parse("1234", limited)).observed()).endsWith("expected a number length of at most 3");
    }

    @Test
    void digitsAreFollowedByWhatMayFollow() {
        for (String wrong : List.of("7.", "7e", "7E+", "07", "7x", "7 7", "-", "7,")) {
            assertThat(failure(INT.parse(wrong, STRICT)).kind()).as(wrong).isEqualTo(Failure.Kind.SYNTAX);
        }
    }

    @Test
    void integersAreNeverRoundedOrCut() {
        assertThat(observed(BYTE, "128")).isEqualTo("expected an integer from -128 to 127, got number 128");
        assertThat(observed(SHORT, "-32769")).isEqualTo("expected an integer from -32768 to 32767, got number -32769");
        assertThat(observed(INT, "2147483648"))
                .isEqualTo("expected an integer from -2147483648 to 2147483647, got number 2147483648");
        assertThat(observed(LONG, "9223372036854775808"))
                .isEqualTo("expected an integer from -9223372036854775808 to 9223372036854775807,"
                        + " got number 9223372036854775808");
        assertThat(observed(INT, "2.5")).isEqualTo("expected an integer, got number 2.5");
        assertThat(observed(LONG, "1e-400")).isEqualTo("expected an integer, got number 1e-400");
        assertThat(observed(BIG_INTEGER, "0.5")).isEqualTo("expected an integer, got number 0.5");
        assertThat(observed(INT, "\"5\"")).isEqualTo("expected an integer, got string \"5\"");
        assertThat(observed(INT, "null")).isEqualTo("expected an integer, got null");
    }

    /** A huge exponent costs neither time nor memory. */
    @Test
    void hugeExponentsAreBounded() {
        assertThat(observed(INT, "1e999999999")).endsWith("got number 1e999999999");
        assertThat(observed(LONG, "1e99999999999999999999")).endsWith("got number 1e99999999999999999999");
        assertThat(observed(LONG, "1e-99999999999999999999")).startsWith("expected an integer, got");
        assertThat(observed(BIG_INTEGER, "1e999999999"))
                .isEqualTo("too large: expected a number of digits of at most 1000");
        for (String tooLarge : List.of(
                "1e100001", "-1e-100001", "10e100000", "0.01e-99999", "0e100001", "1e999999999", "1e2147483648")) {
            assertThat(observed(BIG_DECIMAL, tooLarge)).isEqualTo("too large: expected an exponent of at most 100000");
        }
        assertThat(value(BIG_DECIMAL, "0.001e100003")).isEqualTo(new BigDecimal("1e100000"));
        assertThat(value(BIG_DECIMAL, "1e100000")).isEqualTo(new BigDecimal("1e100000"));
        assertThat(ok(BIG_DECIMAL.parse("1e100000", STRICT)).canonical()).isEqualTo("1E+100000");
    }

    /** Whoever asks for more gets what a BigDecimal can hold. */
    @Test
    void theLimitOfExponentsCanBeRaised() {
        ReadOptions raised = STRICT.withLimits(JsonLimits.DEFAULT.withMaxExponent(Integer.MAX_VALUE));

        assertThat(ok(BIG_DECIMAL.parse("1e999999999", raised)).canonical()).isEqualTo("1E+999999999");
        assertThat(failure(BIG_DECIMAL.parse("1e1000000000", raised)).observed())
                .isEqualTo("too large: expected an exponent of at most 999999999");
    }

    @Test
    void decimalsKeepTheirScale() {
        assertThat(value(BIG_DECIMAL, "12.50")).isEqualTo(new BigDecimal("12.50"));
        assertThat(value(BIG_DECIMAL, "1e2")).isEqualTo(new BigDecimal("1E+2"));
        assertThat(value(BIG_DECIMAL, "123456789.000000000000000000000000001"))
                .isEqualTo(new BigDecimal("123456789.000000000000000000000000001"));
    }

    @Test
    void binaryNumbersTakeTheNearestValue() {
        assertThat(value(DOUBLE, "0.1")).isEqualTo(0.1);
        assertThat(value(DOUBLE, "-0")).isEqualTo(-0.0);
        assertThat(value(FLOAT, "0.1")).isEqualTo(0.1f);
        assertThat(value(DOUBLE, "1.7976931348623157e308")).isEqualTo(Double.MAX_VALUE);
        assertThat(observed(DOUBLE, "1e400")).endsWith("got number 1e400");
        assertThat(observed(DOUBLE, "-1e2147483648")).endsWith("got number -1e2147483648");
        assertThat(observed(FLOAT, "1e39"))
                .isEqualTo("expected a number from -3.4028235E38 to 3.4028235E38, got number 1e39");
    }

    /** C085: what is written again is numerically the same, or it is a change. */
    @ParameterizedTest
    @CsvSource({
        "1, false",
        "1.0, false",
        "1e0, false",
        "0.10, false",
        "-0, false",
        "0.1000000000000000055, true",
        "0.1000000000000000000, false",
        "9007199254740993, true",
        "1e-400, true",
        "0e400, false",
        "4.9e-324, true",
        "5e-324, false",
        "123456789012345678, true",
        "123456789012345680, false"
    })
    void aRoundedDoubleIsAChange(String text, boolean changed) {
        assertThat(ok(DOUBLE.parse(text, STRICT)).changed()).isEqualTo(changed);
    }

    @ParameterizedTest
    @CsvSource({"0.1, false", "16777217, true", "16777216, false", "0.123456789, true", "1e-60, true"})
    void aRoundedFloatIsAChange(String text, boolean changed) {
        assertThat(ok(FLOAT.parse(text, STRICT)).changed()).isEqualTo(changed);
    }

    private static <T> T value(ValueShape<T> shape, String text) {
        Parsed.Ok<T> ok = ok(shape.parse(text, STRICT));
        assertThat(shape.parse(ok.canonical(), STRICT)).isEqualTo(Parsed.ok(ok.value(), ok.canonical(), false));
        return ok.value();
    }

    private static String observed(ValueShape<?> shape, String text) {
        return failure(shape.parse(text, STRICT)).observed();
    }
}
