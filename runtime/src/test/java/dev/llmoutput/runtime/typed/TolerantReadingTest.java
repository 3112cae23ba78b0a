package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Failure.Reason;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a tolerant reading does with a whole reply, and that it is a strict one first. */
class TolerantReadingTest {
    private static final ReadOptions TOLERANT = ReadOptions.of(Reading.TOLERANT);

    private static final String GOOD = """
            {"number":"A-1","total":12.50,"currency":"EUR","lines":[{"item":"\\"","quantity":3,"price":0.1}]}""";

    private final InvoiceOutput tolerant = InvoiceOutput.type(TOLERANT);

    /** The work on strict input is the strict reading's: once over it, no list of repairs. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":\"b\"}", " \n{\"a\":\"\\frac \\u0000\"}\ufeff", "```json\n{\"a\":\"```\"}\n```"})
    void readsStrictInputOnce(String raw) {
        MapShape shape = MapShape.with("a", TypedReader::readString).shape();
        Parsed.Ok<Map<String, Object>> ok = ok(shape.parse(raw, TOLERANT));
        assertThat(shape.timesRead).isEqualTo(1);
        assertThat(ok.repairs()).isEmpty();
        assertThat(ok).isEqualTo(shape.parse(raw, Results.STRICT));
    }

    /** A fence may have the value in its first line, which is then no info string; the inside alone would be empty. */
    @ParameterizedTest
    @ValueSource(strings = {"```@\n```", "```json @\n```", "```json@```", "```json @ ```", "~~~@\n~~~", "```@"})
    void findsTheValueInTheFirstLineOfAFence(String frame) {
        assertThat(ok(tolerant.parse(frame.replace("@", GOOD))).canonical()).isEqualTo(GOOD);
    }

    /** The values of an enum are a choice that the contract offers, so that the format is repeated and none was given. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"currency\": \"EUR\"|\"us-dollar\"}\n",
                "{\"currency\": \"EUR\"|\"us-dollar\", \"note\"?: \"a\"|\"b\"}\n",
                "{\"currency\": \"EUR\"|\"us-dollar\", \"number\": string}\n"
            })
    void passesOverTheChoicesThatTheContractOffers(String echo) {
        assertThat(ok(tolerant.parse(echo + GOOD)).canonical()).isEqualTo(GOOD);
    }

    /** Where any text may be given, two of them are an answer that is broken, and what fits may be another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"note\": \"paid\"|\"open\"}\n",
                "{\"number\": \"A-1\"|\"A-2\"}\n",
                "{\"currency\": \"EUR\"|\"us-dollar\", \"note\": \"paid\"|\"open\"}\n",
                "{\"lines\": [{\"item\": \"a\"|\"b\"}]}\n"
            })
    void aChoiceOfTextsThatTheContractDoesNotOfferIsABrokenAnswer(String broken) {
        assertThat(failure(tolerant.parse(broken + GOOD)).reason()).isEqualTo(Reason.MALFORMED);
    }

    /** One record where a list of records is asked for (A2). */
    @Test
    void takesOneRecordForAList() {
        String one = GOOD.replace("[{", "{").replace("}]", "}");
        Parsed.Ok<Invoice> ok = ok(tolerant.parse(one));

        assertThat(ok.canonical()).isEqualTo(GOOD);
        assertThat(ok.changed()).isTrue();
        assertThat(ok.repairs())
                .containsExactly(
                        new Repair(Repair.Kind.COERCION, one.indexOf("{\"item"), "one value taken as an array"));
    }

    /** A strict reading that fails is followed by one of each value that is found. */
    @Test
    void readsEachOtherCandidateOnce() {
        MapShape shape = MapShape.with("a", TypedReader::readString).shape();
        ok(shape.parse("{\"a\":5}", TOLERANT));
        assertThat(shape.timesRead).isEqualTo(2);
        ok(shape.parse("So: {'a':\"b\n\"} or {\"c\":1}", TOLERANT));
        assertThat(shape.timesRead).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@",
                "\ufeff@",
                "```json\n@\n```",
                "~~~\n@\n~~~",
                "```\n@",
                "Here: @",
                "@ Done.",
                "- x\n    ```\n    @\n    ```\n- y",
                "<think>{\"number\":\"A-2\"}</think>@",
                "hm\n</think>@"
            })
    void whatIsRoundTheValueChangesNothingInIt(String around) {
        Parsed.Ok<Invoice> ok = ok(tolerant.parse(around.replace("@", GOOD)));
        assertThat(ok.value()).isEqualTo(ok(tolerant.parse(GOOD)).value());
        assertThat(ok.canonical()).isEqualTo(GOOD);
        assertThat(ok.changed()).isFalse();
    }

    /** Cutting a reply anywhere never throws, and never gives a value. */
    @ParameterizedTest
    @ValueSource(strings = {"@", "```json\n@\n```", "Here it is: @", "<think>x</think>\n@"})
    void noPartOfAReplyIsTakenForTheWhole(String around) {
        String raw = around.replace("@", GOOD);
        int end = around.indexOf('@') + GOOD.length();
        for (int length = 0; length < end; length++) {
            Failure failure = failure(tolerant.parse(raw.substring(0, length)));
            assertThat(failure.kind()).isEqualTo(Failure.Kind.SYNTAX);
            boolean begun = length > around.indexOf('@');
            assertThat(failure.reason() == Reason.TRUNCATED)
                    .as(raw.substring(0, length))
                    .isEqualTo(begun);
        }
    }

    @Test
    void textRepairsLeaveChangedFalse() {
        String raw = GOOD.replace("\"A-1\"", "'A-1'").replace("]", ",]");
        Parsed.Ok<Invoice> ok = ok(tolerant.parse(raw));
        assertThat(ok.changed()).isFalse();
        assertThat(ok.canonical()).isEqualTo(GOOD);
        assertThat(ok.repairs())
                .extracting(Repair::kind)
                .containsExactly(Repair.Kind.QUOTES, Repair.Kind.TRAILING_COMMA);
    }

    /** A reply that is JSON is not searched: what is inside it is a part of something else. */
    @ParameterizedTest
    @ValueSource(strings = {"[{\"a\":\"b\"}]", "\"{'a':'b'}\"", "5", "null"})
    void doesNotSearchWhatIsJson(String raw) {
        Failure failure =
                failure(MapShape.with("a", TypedReader::readString).shape().parse(raw, TOLERANT));
        assertThat(codes(failure.issues())).containsExactly(" invalid_type");
    }

    @Test
    void withoutAValueTheFailureIsTheStrictOne() {
        for (String raw : List.of("", "I cannot.", "{", "\"a")) {
            assertThat(tolerant.parse(raw))
                    .isEqualTo(InvoiceOutput.type(Results.STRICT).parse(raw));
        }
    }

    @Test
    void aReplyOverALimitIsNotSearched() {
        MapShape shape = MapShape.with("a", TypedReader::readString).shape();
        String raw = "Here: {\"a\":\"b\"}";
        JsonLimits limits = JsonLimits.DEFAULT.withMaxDocumentLength(raw.length() - 1);
        Failure failure = failure(shape.parse(raw, TOLERANT.withLimits(limits)));
        assertThat(codes(failure.issues())).containsExactly(" limit");
        assertThat(shape.timesRead).isZero();
    }

    /** Positions are those of the raw reply, also in a part of it that was mended. */
    @Test
    void saysWhereALimitIsExceeded() {
        MapShape shape = MapShape.with("a", TypedReader::readString)
                .and("b", TypedReader::readString)
                .shape();
        String raw = "Here:\n{'a':'x\ny',\n\"b\":\"too long\"}";
        Failure failure = failure(shape.parse(raw, TOLERANT.withLimits(JsonLimits.DEFAULT.withMaxStringLength(5))));
        assertThat(failure.reason()).isEqualTo(Reason.MALFORMED);
        assertThat(failure.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.path()).hasToString("b");
            assertThat(issue.params())
                    .containsEntry("line", 4)
                    .containsEntry("column", 5)
                    .containsEntry("offset", raw.indexOf("\"too"));
        });
    }

    /** A strict reading takes nothing of all this. */
    @ParameterizedTest
    @ValueSource(strings = {"Here: @", "```\n@", "@,", "/**/@"})
    void aStrictReadingDoesNotSearch(String around) {
        assertThat(failure(InvoiceOutput.type(Results.STRICT).parse(around.replace("@", GOOD)))
                        .kind())
                .isEqualTo(Failure.Kind.SYNTAX);
    }
}
