package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.SoftAssertions;

/** The text of a binary number: it reads back, and no shorter one would. */
class NumberTextPropertiesTest {
    @Property(tries = 20_000, seed = "5")
    void doublesReadBackAndAreShort(@ForAll("doubles") double value) {
        String text = text(value);

        assertThat(Double.parseDouble(text)).isEqualTo(value);
        assertThat(JsonTree.read(text, JsonLimits.DEFAULT)).isInstanceOf(BigDecimal.class);
        assertThat(digits(text)).isLessThanOrEqualTo(digits(Double.toString(value)));
    }

    @Property(tries = 20_000, seed = "6")
    void floatsReadBackAndAreShort(@ForAll("floats") float value) {
        String text = text(value);

        assertThat(Float.parseFloat(text)).isEqualTo(value);
        assertThat(JsonTree.read(text, JsonLimits.DEFAULT)).isInstanceOf(BigDecimal.class);
        assertThat(digits(text)).isLessThanOrEqualTo(digits(Float.toString(value)));
    }

    /** A decimal of up to 15 digits is written as it was read. */
    @Property(tries = 20_000, seed = "7")
    void shortDecimalsStay(@ForAll("decimals") BigDecimal decimal) {
        assertThat(new BigDecimal(text(decimal.doubleValue()))).isEqualByComparingTo(decimal);
    }

    @Example
    void followsEcmaScript() {
        SoftAssertions softly = new SoftAssertions();
        softly.assertThat(text(0.0)).isEqualTo("0");
        softly.assertThat(text(-0.0)).isEqualTo("-0");
        softly.assertThat(text(100)).isEqualTo("100");
        softly.assertThat(text(-1.5)).isEqualTo("-1.5");
        softly.assertThat(text(0.1 + 0.2)).isEqualTo("0.30000000000000004");
        softly.assertThat(text(2e-3)).isEqualTo("0.002");
        softly.assertThat(text(1e-6)).isEqualTo("0.000001");
        softly.assertThat(text(1e-7)).isEqualTo("1e-7");
        softly.assertThat(text(1.25e-7)).isEqualTo("1.25e-7");
        softly.assertThat(text(123456789012345680000.0)).isEqualTo("123456789012345680000");
        softly.assertThat(text(1e20)).isEqualTo("100000000000000000000");
        softly.assertThat(text(1e21)).isEqualTo("1e+21");
        softly.assertThat(text(-1.5e300)).isEqualTo("-1.5e+300");
        softly.assertThat(text(Double.MIN_VALUE)).isEqualTo("5e-324");
        softly.assertThat(text(Double.MAX_VALUE)).isEqualTo("1.7976931348623157e+308");
        softly.assertThat(text(9007199254740992.0)).isEqualTo("9007199254740992");
        softly.assertThat(text(0x1p-44)).isEqualTo("5.684341886080802e-14");
        softly.assertThat(text(0.1f)).isEqualTo("0.1");
        softly.assertThat(text(16777216f)).isEqualTo("16777216");
        softly.assertThat(text(Float.MIN_VALUE)).isEqualTo("1e-45");
        softly.assertAll();
    }

    static String text(double value) {
        try (JsonAppender out = new JsonAppender()) {
            out.number(value);
            return out.toString();
        }
    }

    static String text(float value) {
        try (JsonAppender out = new JsonAppender()) {
            out.number(value);
            return out.toString();
        }
    }

    private static int digits(String text) {
        return new BigDecimal(text).stripTrailingZeros().precision();
    }

    @Provide
    Arbitrary<Double> doubles() {
        Arbitrary<Double> anyBits =
                Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite);
        Arbitrary<Double> powersOfTwo =
                Arbitraries.integers().between(-1074, 1023).map(power -> Math.scalb(1.0, power));
        return Arbitraries.oneOf(
                anyBits,
                powersOfTwo,
                Arbitraries.doubles(),
                Arbitraries.doubles().between(-1e4, 1e4));
    }

    @Provide
    Arbitrary<Float> floats() {
        Arbitrary<Float> anyBits =
                Arbitraries.integers().map(Float::intBitsToFloat).filter(Float::isFinite);
        Arbitrary<Float> powersOfTwo = Arbitraries.integers().between(-149, 127).map(power -> Math.scalb(1.0f, power));
        return Arbitraries.oneOf(anyBits, powersOfTwo, Arbitraries.floats().between(-1e4f, 1e4f));
    }

    @Provide
    Arbitrary<BigDecimal> decimals() {
        Arbitrary<Long> digits = Arbitraries.longs().between(-999_999_999_999_999L, 999_999_999_999_999L);
        Arbitrary<Integer> scale = Arbitraries.integers().between(-20, 20);
        return Combinators.combine(digits, scale).as((unscaled, places) -> BigDecimal.valueOf(unscaled, places));
    }
}
