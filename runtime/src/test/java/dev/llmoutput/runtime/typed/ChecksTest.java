package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.issue.Issue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChecksTest {
    private final Checks checks = new Checks();

    private void finds(String... issues) {
        assertThat(checks.issues()).extracting(Object::toString).containsExactly(issues);
    }

    @Test
    void countsCharactersAsCodePoints() {
        checks.minLength("ab", 2);
        checks.minLength("\ud83d\ude00", 1);
        checks.maxLength("\ud83d\ude00\ud83d\ude00", 2);
        finds();

        checks.minLength("a", 2);
        checks.minLength("\ud83d\ude00", 2);
        checks.maxLength("\ud83d\ude00abc", 3);
        finds(
                "expected at least 2 characters, got 1",
                "expected at least 2 characters, got 1",
                "expected at most 3 characters, got 4");
    }

    @Test
    void countsItems() {
        checks.minItems(List.of("a"), 1);
        checks.maxItems(List.of("a"), 1);
        finds();

        checks.minItems(List.of(), 1);
        checks.maxItems(List.of("a", "b", "c"), 2);
        finds("expected at least 1 item, got 0", "expected at most 2 items, got 3");
    }

    @Test
    void passesOverWhatIsNotThere() {
        checks.notBlank(null);
        checks.minLength(null, 1);
        checks.maxLength(null, 1);
        checks.pattern(null, PatternCheck.of("x"));
        checks.minItems(null, 1);
        checks.maxItems(null, 1);
        checks.minimum((Number) null, BigDecimal.ONE);
        checks.exclusiveMinimum((Number) null, BigDecimal.ONE);
        checks.maximum((Number) null, BigDecimal.ONE);
        checks.exclusiveMaximum((Number) null, BigDecimal.ONE);
        finds();
    }

    @Test
    void blankMeansWhiteSpaceOnly() {
        checks.notBlank("\u200b");
        checks.notBlank(" x");
        finds();

        checks.notBlank("");
        checks.notBlank("\u00a0\ufeff\n");
        assertThat(checks.issues()).hasSize(2);
        assertThat(checks.issues().get(0).params()).containsEntry("pattern", "\\S");
    }

    @Test
    void boundsIncludeOrExclude() {
        checks.minimum(1, 1);
        checks.maximum(1, 1);
        checks.exclusiveMinimum(2, 1);
        checks.exclusiveMaximum(0, 1);
        checks.minimum(0.5, 0.5);
        checks.maximum(0.5, 0.5);
        checks.exclusiveMinimum(0.6, 0.5);
        checks.exclusiveMaximum(0.4, 0.5);
        finds();

        checks.minimum(0, 1);
        checks.maximum(2, 1);
        checks.exclusiveMinimum(1, 1);
        checks.exclusiveMaximum(1, 1);
        checks.minimum(0.25, 0.5);
        checks.maximum(1.0, 0.5);
        checks.exclusiveMinimum(0.5, 0.5);
        checks.exclusiveMaximum(0.5, 0.5);
        finds(
                "expected a number >= 1, got 0",
                "expected a number <= 1, got 2",
                "expected a number > 1, got 1",
                "expected a number < 1, got 1",
                "expected a number >= 0.5, got 0.25",
                "expected a number <= 0.5, got 1",
                "expected a number > 0.5, got 0.5",
                "expected a number < 0.5, got 0.5");
    }

    /** A binary number counts as the decimal that stands for it in JSON. */
    @Test
    void comparesAcrossTypes() {
        BigDecimal tenth = new BigDecimal("0.1");
        checks.maximum(0.1, tenth);
        checks.maximum(0.1f, tenth);
        checks.minimum(new BigDecimal("0.10"), tenth);
        checks.exclusiveMaximum(new BigInteger("-1"), BigInteger.ZERO);
        checks.exclusiveMinimum(1L, tenth);
        checks.minimum(BigInteger.ONE, tenth);
        finds();

        checks.exclusiveMinimum(0.1f, tenth);
        checks.exclusiveMaximum(0.1, tenth);
        checks.minimum(0, tenth);
        checks.maximum(new BigInteger("2"), BigInteger.ONE);
        finds(
                "expected a number > 0.1, got 0.1",
                "expected a number < 0.1, got 0.1",
                "expected a number >= 0.1, got 0",
                "expected a number <= 1, got 2");
        assertThat(checks.issues().get(0).params())
                .containsEntry("origin", "number")
                .containsEntry("minimum", tenth)
                .containsEntry("inclusive", false)
                .containsEntry("actual", tenth);
    }

    @Test
    void onlyFiniteNumbersAreJson() {
        assertThat(checks.finite(Double.MAX_VALUE)).isTrue();
        assertThat(checks.finite(Float.NaN)).isFalse();
        assertThat(checks.finite(Double.POSITIVE_INFINITY)).isFalse();
        finds("expected a number, got NaN", "expected a number, got Infinity");
    }

    @Test
    void tellsWhereItIs() {
        RecordShape<Object> shape = new Empty(
                RecordFields.of(UnknownKeys.STRIP, 2).required("a", "x").optional("b c"));
        checks.beginRecord(shape);
        checks.custom("0");
        checks.atField(1);
        checks.beginArray();
        checks.custom("1");
        checks.nextElement();
        checks.nextElement();
        checks.custom("2");
        checks.beginRecord(shape);
        checks.atField(0);
        checks.custom("3");
        assertThat(checks.endRecord()).isFalse();
        checks.rule(false, "4", "");
        checks.rule(false, "5", "a");
        checks.rule(true, "6", "a");
        checks.nextElement();
        checks.beginRecord(shape);
        assertThat(checks.endRecord()).isTrue();
        assertThat(checks.endArray()).isFalse();
        checks.custom("7");

        finds(
                "0",
                "[\"b c\"]: 1",
                "[\"b c\"][1]: 2",
                "[\"b c\"][1].a: 3",
                "[\"b c\"][1]: 4",
                "[\"b c\"][1].a: 5",
                "[\"b c\"]: 7");
    }

    /** C018: a text that speaks of Java does not reach the model. */
    @Test
    void takesTheWordsOfARefusalThatAreMeantForReaders() {
        List.of(
                        new IllegalArgumentException("from must not be after to"),
                        new IllegalStateException("closed"),
                        new NullPointerException("Cannot invoke \"String.length()\""),
                        new ArrayIndexOutOfBoundsException(3),
                        new IllegalArgumentException(" "),
                        new IllegalArgumentException())
                .forEach(refusal ->
                        assertThat(checks.<Object>constructorFailed(refusal)).isNull());

        finds(
                "from must not be after to",
                "closed",
                "the values do not fit together",
                "the values do not fit together",
                "the values do not fit together",
                "the values do not fit together");
    }

    /** C018, C274: a fault of the program can be told from a refusal, though no text for a model names a class. */
    @Test
    void namesTheClassOfAFaultOfTheProgram() {
        class Refused extends RuntimeException {
            private static final long serialVersionUID = 1;
        }
        List.of(
                        new NullPointerException("Cannot invoke"),
                        new ArrayIndexOutOfBoundsException(3),
                        new ClassCastException(),
                        new ArithmeticException("/ by zero"))
                .forEach(fault -> {
                    checks.constructorFailed(fault);
                    Issue issue = last();
                    assertThat(issue.params())
                            .containsEntry("thrown", fault.getClass().getName())
                            .containsEntry("message", "the values do not fit together");
                    assertThat(issue.toString()).doesNotContain("java");
                });
        List.of(
                        new IllegalArgumentException("a"),
                        new IllegalStateException("b"),
                        new NumberFormatException(),
                        new Refused())
                .forEach(refusal -> {
                    checks.constructorFailed(refusal);
                    assertThat(last().params()).containsOnlyKeys("message");
                });
    }

    private Issue last() {
        return checks.issues().get(checks.issues().size() - 1);
    }

    /** A reply can make a recursive constructor or rule too deep; no other Error is its doing. */
    @Test
    void codeThatRanOutOfStackIsALimit() {
        assertThat(checks.<Object>constructorFailed(new StackOverflowError())).isNull();

        finds("too large: expected a value that the record's own code can take without running out of stack");
    }

    /** C018: whatever its class, what the JDK throws names Java classes or speaks of Java's own types. */
    @Test
    void keepsTheWordsOfTheJdkFromTheModel() {
        assertThatThrownBy(() -> Thread.State.valueOf("GBP"))
                .isInstanceOfSatisfying(IllegalArgumentException.class, checks::constructorFailed);
        assertThatThrownBy(() -> Integer.parseInt("x"))
                .isInstanceOfSatisfying(NumberFormatException.class, checks::constructorFailed);

        finds("the values do not fit together", "the values do not fit together");
    }
}
