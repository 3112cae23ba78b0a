package dev.llmoutput.runtime.jsontype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonLimits;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is accepted, what is not, and how it is told. */
class JsonOutputTest {
    /** C065: value and canonical text. */
    @Test
    void readsBareJson() {
        Parsed.Ok<Point> ok = ok(Point.TYPE, " {\"b\" : 2.50, \"a\": 1, \"label\": \"x\"}\n");

        assertThat(ok.value()).isEqualTo(new Point(BigDecimal.ONE, new BigDecimal("2.50"), "x"));
        assertThat(ok.canonical()).isEqualTo("{\"a\":1,\"b\":2.50,\"label\":\"x\"}");
        assertThat(ok.repairs()).isEmpty();
    }

    /** C066: one fence round the whole reply is no failure. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "```json\n[1]\n```",
                "```\n[1]\n```",
                "\n````JSON\r\n[1]\r\n````\n",
                "~~~ json5 title\n[1]\n~~~~",
                "\u00a0\ufeff```json\n\n[1]\n\n```"
            })
    void takesAWrappingFenceOff(String raw) {
        assertThat(ok(Anything.TYPE, raw).canonical()).isEqualTo("[1]");
    }

    /** C067: without a fence only the white space round the text goes. */
    @Test
    void trimsUnfencedText() {
        assertThat(ok(Anything.TYPE, "\ufeff\u2028 \"a ``` b\" \t\n").value()).isEqualTo("a ``` b");
    }

    /** C068: a syntax failure says what the reader saw, and where in the raw reply. */
    @Test
    void reportsASyntaxFailure() {
        Failure failure = failure(Anything.TYPE, "```json\n{\"a\": tru}\n```");

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(Failure.Reason.MALFORMED);
        assertThat(failure.observed()).startsWith("not valid JSON: line 2, column ");
        assertThat(failure.issues()).singleElement().extracting(Issue::code).isEqualTo(IssueCode.MALFORMED);
    }

    @Test
    void tellsACutOffReply() {
        assertThat(failure(Anything.TYPE, "{\"a\": [1, 2").reason()).isEqualTo(Failure.Reason.TRUNCATED);
    }

    /** C069: a schema failure has the validator's issues. */
    @Test
    void reportsASchemaFailure() {
        Failure failure = failure(Point.TYPE, "{\"a\": \"1\", \"b\": null}");

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure.issues())
                .extracting(Issue::path)
                .containsExactly(IssuePath.ROOT.name("a"), IssuePath.ROOT.name("b"));
        assertThat(failure.observed()).isEqualTo("a: expected a number, got string; b: expected a number, got null");
    }

    /** C070: the canonical text is that of the validated value, not of the raw one. */
    @Test
    void writesTheValidatedValue() {
        assertThat(ok(Point.TYPE, "{\"extra\": true, \"label\": \" X \", \"a\": 1, \"b\": 2}")
                        .canonical())
                .isEqualTo("{\"a\":1,\"b\":2,\"label\":\"x\"}");
    }

    /** C071: any failure may be asked again, twice. */
    @Test
    void asksAgain() {
        assertThat(Anything.TYPE.maxRetries()).isEqualTo(2);
        assertThat(Anything.TYPE.retryable(failure(Anything.TYPE, "no"))).isTrue();
        assertThat(Anything.TYPE.retryable(failure(Point.TYPE, "[]"))).isTrue();
    }

    /** C072: name and hint. */
    @Test
    void hasDefaultsThatCallersOverride() {
        assertThat(Anything.TYPE.name()).isEqualTo("json");
        assertThat(Anything.TYPE.requestHint())
                .hasValueSatisfying(hint -> assertThat(hint).contains("JSON"));

        JsonOutput<Object> own =
                Anything.TYPE.withName("facts").withHint("List the facts.").withMaxRetries(0);

        assertThat(own.name()).isEqualTo("facts");
        assertThat(own.requestHint()).hasValue("List the facts.");
        assertThat(own.maxRetries()).isZero();
        assertThat(ok(own, "{}").canonical()).isEqualTo("{}");
        assertThat(Anything.TYPE.name()).isEqualTo("json");
    }

    @Test
    void refusesSettingsThatMeanNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> Anything.TYPE.withName(" "));
        assertThatIllegalArgumentException().isThrownBy(() -> Anything.TYPE.withHint(""));
        assertThatIllegalArgumentException().isThrownBy(() -> Anything.TYPE.withMaxRetries(-1));
    }

    /** C073: nothing is no JSON. */
    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t", "\u00a0\ufeff\u2028", "```json\n```", "```\n\n \n```"})
    void refusesNothing(String raw) {
        Failure failure = failure(Anything.TYPE, raw);

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(Failure.Reason.EMPTY);
    }

    /** C074, C080: one JSON text and nothing else; nothing is searched for in prose. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1} tail",
                "{\"a\":1}{\"a\":2}",
                "1 2",
                "Here it is: {\"a\":1}",
                "Here it is:\n```json\n{\"a\":1}\n```",
                "```json\n{\"a\":1}\n```\nHope it helps!",
                "```json\n{\"a\":1}"
            })
    void refusesMoreThanOneText(String raw) {
        assertThat(failure(Anything.TYPE, raw).kind()).isEqualTo(Failure.Kind.SYNTAX);
    }

    /** C075: what RFC 8259 does not have. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "NaN",
                "[Infinity]",
                "[-Infinity]",
                "[1] // one",
                "/* one */ [1]",
                "{'a':1}",
                "['a']",
                "[1,]",
                "{\"a\":1,}",
                "[01]",
                "[-01]",
                "[+1]",
                "[1.]",
                "[.5]",
                "[0x1]",
                "[\"a\nb\"]",
                "[\"a\tb\"]",
                "[\"\\x41\"]",
                "{a:1}",
                "[True]",
                "undefined"
            })
    void refusesWhatIsNotJson(String raw) {
        assertThat(failure(Anything.TYPE, raw).kind()).isEqualTo(Failure.Kind.SYNTAX);
    }

    /** C076: another root is JSON of the wrong shape. */
    @ParameterizedTest
    @ValueSource(strings = {"[]", "\"{}\"", "1", "null", "true"})
    void leavesTheRootToTheValidator(String raw) {
        assertThat(failure(Point.TYPE, raw).kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure(Point.TYPE, raw).observed()).startsWith("expected an object, got ");
    }

    /** C078: what exceeds a limit is a failure, and nothing is thrown. */
    @Test
    void refusesWhatIsTooLarge() {
        assertThat(List.of("[".repeat(1_500) + "]".repeat(1_500), "1".repeat(1_500), "1e99999999999"))
                .allSatisfy(raw -> {
                    Failure failure = failure(Anything.TYPE, raw);
                    assertThat(failure.kind()).isEqualTo(Failure.Kind.SYNTAX);
                    assertThat(failure.issues())
                            .singleElement()
                            .extracting(Issue::code)
                            .isEqualTo(IssueCode.LIMIT);
                });
        assertThat(failure(Anything.TYPE.withLimits(JsonLimits.DEFAULT.withMaxNestingDepth(1)), "[[]]")
                        .issues())
                .singleElement()
                .extracting(Issue::code)
                .isEqualTo(IssueCode.LIMIT);
    }

    /** C079: the validator is the caller's, and sees JSON as plain values. */
    @Test
    void givesTheCallersValidatorPlainValues() {
        JsonOutput<String> type = JsonOutput.of(json -> {
            assertThat(json).isEqualTo(Map.of("s", "x", "n", new BigDecimal("1.50"), "l", List.of(true, List.of())));
            return JsonValidation.valid("seen", json);
        });

        assertThat(ok(type, "{\"s\":\"x\",\"n\":1.50,\"l\":[true,[]]}").value()).isEqualTo("seen");
    }

    @Test
    void passesTheValidatorsOwnMistakesOn() {
        JsonOutput<String> broken = JsonOutput.of(json -> {
            throw new IllegalStateException("broken");
        });
        JsonOutput<String> notJson =
                JsonOutput.of(json -> JsonValidation.valid("x", Map.of("a", List.of(1, Double.NaN))));

        assertThat(failure(broken, "{").kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(catchThrowable(() -> broken.parse("{}"))).isInstanceOf(IllegalStateException.class);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> notJson.parse("{}"))
                .withMessageContaining("a[1]");
    }

    @Test
    void refusesAFindingWithoutIssues() {
        assertThatIllegalArgumentException().isThrownBy(() -> JsonValidation.invalid(List.of()));
    }

    @Test
    @SuppressWarnings("NullAway") // null is what this is about
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> Anything.TYPE.parse(null));
    }

    static <T> Parsed.Ok<T> ok(JsonOutput<T> type, String raw) {
        return type.parse(raw).match(ok -> ok, failed -> {
            throw new AssertionError(failed.failure().observed());
        });
    }

    private static <T> Failure failure(JsonOutput<T> type, String raw) {
        return type.parse(raw)
                .match(
                        ok -> {
                            throw new AssertionError("accepted: " + raw);
                        },
                        Parsed.Failed::failure);
    }

    /** A number is compared under no narrower limit than it was read under, and one that nobody reads was not there. */
    @Test
    void exponentsBeyondTheUsualAreCompared() {
        JsonOutput<String> wide = JsonOutput.of(json -> JsonValidation.valid("read", json))
                .withLimits(JsonLimits.DEFAULT.withMaxExponent(200_000));
        JsonOutput<String> odd = JsonOutput.of(json -> JsonValidation.valid("read", new BigDecimal("1e1500000000")));

        assertThat(ok(wide, "1e150000").changed()).isFalse();
        assertThat(ok(odd, "1").changed()).isTrue();
    }
}
