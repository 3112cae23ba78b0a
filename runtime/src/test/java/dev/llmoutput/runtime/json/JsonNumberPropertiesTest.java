package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a number is taken as, against the JDK's own exact types. */
class JsonNumberPropertiesTest {
    @Property(tries = 5_000, seed = "1")
    void readsExactlyAndKeepsTheScale(@ForAll("literals") String literal) {
        assertThat(number(literal).bigDecimal(JsonLimits.DEFAULT.maxExponent())).isEqualTo(new BigDecimal(literal));
    }

    @Property(tries = 5_000, seed = "2")
    void tellsWholeNumbers(@ForAll("literals") String literal) {
        BigDecimal exact = new BigDecimal(literal);
        boolean whole = exact.signum() == 0 || exact.stripTrailingZeros().scale() <= 0;

        JsonNumber number = number(literal);

        assertThat(number.isWhole()).isEqualTo(whole);
        if (whole) {
            BigInteger integer = exact.toBigIntegerExact();
            assertThat(number.bigInteger(1_000)).isEqualTo(integer);
            assertThat(number.isLong()).isEqualTo(integer.bitLength() < Long.SIZE);
            assertThat(number.longValue()).isEqualTo(integer.longValue());
        } else {
            assertThat(number.isLong()).isFalse();
        }
    }

    @Property(tries = 5_000, seed = "3")
    void takesTheNearestBinaryNumber(@ForAll("literals") String literal) {
        JsonNumber number = number(literal);

        assertThat(number.doubleValue()).isEqualTo(Double.parseDouble(literal));
        assertThat(number.floatValue()).isEqualTo(Float.parseFloat(literal));
    }

    /** C085 for binary numbers: written again, the number is the same value or the value has changed. */
    @Property(tries = 5_000, seed = "4")
    void tellsWhetherTheWrittenNumberIsTheSame(@ForAll("literals") String literal) {
        JsonNumber number = number(literal);
        BigDecimal exact = new BigDecimal(literal);

        double real = number.doubleValue();
        if (Double.isFinite(real)) {
            assertThat(number.equalsShortest(real))
                    .isEqualTo(exact.compareTo(new BigDecimal(NumberTextPropertiesTest.text(real))) == 0);
        }
        float single = number.floatValue();
        if (Float.isFinite(single)) {
            assertThat(number.equalsShortest(single))
                    .isEqualTo(exact.compareTo(new BigDecimal(NumberTextPropertiesTest.text(single))) == 0);
        }
    }

    private static JsonNumber number(String literal) {
        JsonNumber number = new JsonNumber();
        char[] text = (literal + "\0").toCharArray();
        assertThat(number.scan(text, 0)).isEqualTo(literal.length());
        return number;
    }

    @Provide
    Arbitrary<String> literals() {
        Arbitrary<String> integer = Arbitraries.oneOf(
                Arbitraries.of("0", "1", "9", "10", "100", "9223372036854775807", "9223372036854775808"),
                Arbitraries.bigIntegers()
                        .between(BigInteger.ZERO, BigInteger.TEN.pow(40))
                        .map(BigInteger::toString));
        Arbitrary<String> fraction = Arbitraries.oneOf(
                Arbitraries.just(""),
                Arbitraries.strings().numeric().ofMinLength(1).ofMaxLength(25).map(digits -> "." + digits),
                Arbitraries.of(".0", ".00", ".5", ".10"));
        Arbitrary<String> exponent = Arbitraries.oneOf(
                Arbitraries.just(""),
                Arbitraries.integers().between(-30, 30).map(value -> "e" + value),
                Arbitraries.integers().between(0, 400).map(value -> "E+" + value),
                Arbitraries.integers().between(0, 400).map(value -> "e-" + value));
        return Combinators.combine(Arbitraries.of("", "-"), integer, fraction, exponent)
                .as((sign, digits, part, power) -> sign + digits + part + power);
    }
}
