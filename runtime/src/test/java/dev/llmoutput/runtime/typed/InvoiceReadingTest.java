package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Failure.Kind;
import dev.llmoutput.runtime.contract.Failure.Reason;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.typed.invoice.Currency;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import dev.llmoutput.runtime.typed.invoice.Line;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What strict reading gives, by a companion as it is generated. */
class InvoiceReadingTest {
    private static final String GOOD = """
            {"number":"A-1","total":12.50,"currency":"us-dollar","lines":[{"item":"nail","quantity":3,"price":0.1}]}""";

    private static final Invoice INVOICE = new Invoice(
            "A-1", new BigDecimal("12.50"), Currency.USD, List.of(new Line("nail", 3, 0.1)), Optional.empty());

    /** C065: bare JSON of the right shape. */
    @Test
    void readsBareJson() {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(GOOD));

        assertThat(ok.value()).isEqualTo(INVOICE);
        assertThat(ok.canonical()).isEqualTo(GOOD);
        assertThat(ok.changed()).isFalse();
        assertThat(ok.repairs()).isEmpty();
    }

    /** C066, C082: a wrapping fence is cosmetic. */
    @ParameterizedTest
    @ValueSource(strings = {"```json\n%s\n```", "```\n%s\n```", " ~~~~ JSON\r\n%s\r\n~~~~\r\n", "\ufeff%s\u00a0"})
    void readsFencedJson(String around) {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(around.replace("%s", GOOD)));

        assertThat(ok).isEqualTo(InvoiceOutput.TYPE.parse(GOOD));
    }

    /** C070, C081, C085, C086: order, white space, and the spelling of numbers and strings are cosmetic. */
    @Test
    void takesAnySpelling() {
        String raw = """
                { "lines": [ { "price": 1e-1, "quantity": 3.0, "item": "n\\u0061il" } ],
                  "currency": "us\\u002ddollar", "total": 12.50, "n\\u0075mber": "A-1" }
                """;

        assertThat(InvoiceOutput.TYPE.parse(raw)).isEqualTo(InvoiceOutput.TYPE.parse(GOOD));
    }

    /** C083, C269: a key that the contract does not know is dropped, and that is a change. */
    @Test
    void dropsUnknownKeys() {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(withMember("\"confidence\":[{\"x\":1}]")));

        assertThat(ok.value()).isEqualTo(INVOICE);
        assertThat(ok.changed()).isTrue();
        assertThat(ok.canonical()).isEqualTo(GOOD);
    }

    /** C270: a strict reading takes no value of another JSON type, whatever could be made of it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"total\":12.50>\"total\":\"12.50\"",
                "\"quantity\":3>\"quantity\":\"3\"",
                "\"quantity\":3>\"quantity\":true",
                "\"number\":\"A-1\">\"number\":1",
                "\"lines\":[>\"lines\":[[>}]>}]]"
            })
    void coercesNothing(String change) {
        String[] parts = change.split(">", -1);
        String raw = GOOD;
        for (int i = 0; i < parts.length; i += 2) {
            raw = raw.replace(parts[i], parts[i + 1]);
        }
        assertThat(raw).isNotEqualTo(GOOD);
        Failure failure =
                failure(InvoiceOutput.type(ReadOptions.of(Reading.STRICT)).parse(raw));

        assertThat(failure.kind()).isEqualTo(Kind.SCHEMA);
        assertThat(failure.issues()).extracting(Issue::code).containsOnly(IssueCode.INVALID_TYPE);
    }

    /** An explicit null for a component that may be absent. */
    @Test
    void takesNullForAbsence() {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(withMember("\"note\":null")));

        assertThat(ok.value()).isEqualTo(INVOICE);
        assertThat(ok.changed()).isTrue();
    }

    @Test
    void readsAnOptionalValue() {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(withMember("\"note\":\"paid\"")));

        assertThat(ok.value().note()).contains("paid");
        assertThat(ok.changed()).isFalse();
        assertThat(ok.canonical()).isEqualTo(withMember("\"note\":\"paid\""));
    }

    private static String withMember(String member) {
        return GOOD.substring(0, GOOD.length() - 1) + "," + member + "}";
    }

    /** C014, C068, C074, C075, C080: what is no JSON text is a syntax failure with one issue. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "I cannot do that.",
                "{\"number\":'A-1'}",
                "{\"number\":\"A-1\",}",
                "{\"total\":NaN}",
                "{\"total\":01}",
                "{\"number\":\"a\nb\"}",
                "{} // done",
                "{} {}",
                "{\"a\":1} tail",
                "Here: {\"number\":\"A-1\"}",
                "Here:\n```json\n{}\n```",
                "```json\n{}\n```\nDone."
            })
    void failsOnSyntax(String raw) {
        Failure failure = failure(InvoiceOutput.TYPE.parse(raw));

        assertThat(failure.kind()).isEqualTo(Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(Reason.MALFORMED);
        assertThat(failure.issues()).hasSize(1);
        assertThat(failure.observed()).startsWith("not valid JSON: line ").contains("column ", "expected ", ", got ");
    }

    /** C016: text that is neither JSON nor of the right shape is a syntax failure; its shape is not spoken of. */
    @Test
    void speaksOfSyntaxFirst() {
        Failure failure = failure(InvoiceOutput.TYPE.parse("{\"number\":1,\"total\":\"x\"]"));

        assertThat(failure.kind()).isEqualTo(Kind.SYNTAX);
        assertThat(codes(failure.issues())).containsExactly(" malformed");
    }

    /** C073. */
    @ParameterizedTest
    @ValueSource(strings = {"", " \n\u00a0", "```json\n```", "```\n \n```"})
    void failsOnNothing(String raw) {
        Failure failure = failure(InvoiceOutput.TYPE.parse(raw));

        assertThat(failure.kind()).isEqualTo(Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(Reason.EMPTY);
        assertThat(failure.observed()).contains("expected an object, got nothing");
    }

    /** Cut off at any place, a reply is truncated and never a value. */
    @Test
    void failsOnEveryBeginning() {
        for (int end = 1; end < GOOD.length(); end++) {
            assertThat(failure(InvoiceOutput.TYPE.parse(GOOD.substring(0, end))).reason())
                    .isEqualTo(Reason.TRUNCATED);
        }
    }

    /** C015, C021, C076: another root is JSON of the wrong shape; no path is printed. */
    @Test
    void failsOnAnotherRoot() {
        assertThat(observed("[1]")).isEqualTo("expected an object, got array");
        assertThat(observed("\"x\"")).isEqualTo("expected an object, got string \"x\"");
        assertThat(observed("-1.50")).isEqualTo("expected an object, got number -1.50");
        assertThat(observed("true")).isEqualTo("expected an object, got boolean true");
        assertThat(observed("null")).isEqualTo("expected an object, got null");
    }

    private static String observed(String raw) {
        Failure failure = failure(InvoiceOutput.TYPE.parse(raw));
        assertThat(failure.kind()).isEqualTo(Kind.SCHEMA);
        assertThat(failure.reason()).isEqualTo(Reason.SCHEMA);
        return failure.observed();
    }

    /** C020, C069: everything that is wrong, in the order in which it is read, each with its path. */
    @Test
    void listsAllIssues() {
        assertThat(observed("""
                {"total":1000000.01,"currency":"GBP","number":" ",
                 "lines":[{"item":1,"quantity":2.5},null,{"item":"","quantity":-1,"price":1e400,"x":1,"y":2}]}"""))
                .isEqualTo("total: expected a number <= 1000000, got 1000000.01; "
                        + "currency: expected one of \"EUR\", \"us-dollar\", got \"GBP\"; "
                        + "number: expected a string that is not blank, got \" \"; "
                        + "number: expected a string that matches [A-Z]-[0-9]+, got \" \"; "
                        + "lines[0].item: expected a string, got number 1; "
                        + "lines[0].quantity: expected an integer, got number 2.5; "
                        + "lines[0].price: expected a number, but the key is missing; "
                        + "lines[1]: expected an object, got null; "
                        + "lines[2].quantity: expected a number >= 0, got -1; "
                        + "lines[2].price: expected a number from -1.7976931348623157E308 to 1.7976931348623157E308,"
                        + " got number 1e400; "
                        + "lines[2]: expected no other keys, got \"x\", \"y\"");
    }

    /** Missing keys stand at the end of their object, in declaration order, then its unknown keys. */
    @Test
    void reportsUnknownKeysWhereOneIsMissing() {
        Failure failure = failure(InvoiceOutput.TYPE.parse("{\"currency\":1,\"sum\":3,\"lines\":[]}"));

        assertThat(codes(failure.issues()))
                .containsExactly(
                        "currency invalid_type",
                        "lines too_small",
                        "number missing",
                        "total missing",
                        " unrecognized_keys");
        assertThat(failure.issues().get(4).params()).containsEntry("keys", List.of("sum"));
    }

    /** A key that is nearly the name of an absent optional component is not dropped in silence. */
    @ParameterizedTest
    @ValueSource(strings = {"Note", "NOTE", "no_te", "n o-t_e", "notes", "not", "nota", "xnote", "nte", "ntoe", "onte"})
    void reportsNearMisses(String key) {
        Failure failure = failure(InvoiceOutput.TYPE.parse(withMember("\"other\":0,\"" + key + "\":\"paid\"")));

        assertThat(codes(failure.issues())).containsExactly(" unrecognized_keys");
        assertThat(failure.issues().get(0).params())
                .containsEntry("keys", List.of("other", key))
                .containsEntry("meant", List.of("note"));
        assertThat(failure.observed()).endsWith("; did you mean \"note\"?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"comment", "tnoe", "etno", "noteses", "", "no", "nxtx", "numbers"})
    void dropsOtherKeys(String key) {
        assertThat(ok(InvoiceOutput.TYPE.parse(withMember("\"" + key + "\":\"paid\"")))
                        .changed())
                .isTrue();
    }

    /** With the component there, its near miss means something else. */
    @Test
    void dropsNearMissesOfWhatIsThere() {
        assertThat(ok(InvoiceOutput.TYPE.parse(withMember("\"notes\":[],\"note\":\"paid\"")))
                        .changed())
                .isTrue();
    }

    @Test
    void collapsesEqualValuesOfOneKey() {
        Parsed.Ok<Invoice> ok = ok(InvoiceOutput.TYPE.parse(withMember(
                "\"lines\":[{\"quantity\":3.0,\"price\":1e-1,\"item\":\"nail\"}],\"total\":12.5,\"total\":12.50")));

        assertThat(ok.value()).isEqualTo(INVOICE);
        assertThat(ok.changed()).isFalse();
    }

    @Test
    void reportsDifferentValuesOfOneKeyOnce() {
        Failure failure = failure(InvoiceOutput.TYPE.parse(
                withMember("\"total\":1,\"number\":\"A-1\",\"total\":2,\"note\":\"a\",\"note\":null,\"lines\":[]")));

        assertThat(failure.kind()).isEqualTo(Kind.SCHEMA);
        assertThat(codes(failure.issues()))
                .containsExactly("total duplicate_key", "note duplicate_key", "lines duplicate_key");
    }

    /** The record's own refusal and its rules come last, and only where nothing else is wrong. */
    @Test
    void asksTheRecordLast() {
        String refused = GOOD.replace("12.50", "-1");

        assertThat(observed(refused)).isEqualTo("a credit note needs a note");
        assertThat(observed(GOOD.replace("3", "0"))).isEqualTo("lines: needs a line that is sold");
        assertThat(codes(failure(InvoiceOutput.TYPE.parse(refused.replace("nail\"", "nail\",\"x\":1")))
                        .issues()))
                .containsExactly("lines[0] unrecognized_keys");
    }

    /** C013, C017, C018: whatever is wrong, one line in terms of JSON. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"number\":\"a\\nb\\u2028c\\u0000\",\"total\":null,\"currency\":\"\\r\",\"li\\nnes\":[]}",
                "{\"number\":\"a\nb\"}",
                "\u2028{\u2029",
                "[",
                "{\"x\":\"\ud800"
            })
    void observesInOneLine(String raw) {
        Failure failure = failure(InvoiceOutput.TYPE.parse(raw));

        assertThat(failure.kind()).isIn(Kind.SYNTAX, Kind.SCHEMA);
        assertThat(failure.observed())
                .isNotBlank()
                .hasSizeLessThanOrEqualTo(2_000)
                .doesNotContain("\n", "\r", "\u2028", "\u2029", "\0", "Exception", "java", "dev.llmoutput", "Source");
    }

    /** C071: both kinds are worth another try. */
    @Test
    void isRetryable() {
        assertThat(InvoiceOutput.TYPE.retryable(failure(InvoiceOutput.TYPE.parse("x"))))
                .isTrue();
        assertThat(InvoiceOutput.TYPE.retryable(failure(InvoiceOutput.TYPE.parse("{}"))))
                .isTrue();
        assertThat(InvoiceOutput.TYPE.maxRetries()).isEqualTo(2);
    }

    @Test
    void refusesOnlyNull() {
        assertThatThrownBy(() -> InvoiceOutput.TYPE.parse(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("raw");
        assertThatThrownBy(() -> InvoiceOutput.validate(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        assertThatThrownBy(() -> InvoiceOutput.toJson(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
    }

    /** Words instead of an answer are told what an answer is, not what their first letter might have begun. */
    @ParameterizedTest
    @ValueSource(strings = {"nope", "not sure", "today is fine", "five", "Sorry, no"})
    void saysWhatAnAnswerIs(String words) {
        assertThat(failure(InvoiceOutput.TYPE.parse(words)).observed())
                .startsWith("not valid JSON: line 1, column 1: expected an object, got '");
    }
}
