package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Failure.Kind;
import dev.llmoutput.runtime.contract.Failure.Reason;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.testing.SmallStack;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Replies that are long, deep or repetitive. The timeout guards against hanging, nothing else. */
@Timeout(60)
class LargeReplyTest {
    private static final ReadOptions RAISED = STRICT.withLimits(JsonLimits.DEFAULT
            .withMaxDocumentLength(100_000_000)
            .withMaxStringLength(100_000_000)
            .withMaxMembers(10_000_000)
            .withMaxNestingDepth(10_000_000));

    /** C023: the line stays short and says how many issues it leaves out; the failure has them all. */
    @Test
    void capsTheLineAndKeepsTheIssues() {
        String item = "{\"item\":\"" + "x".repeat(480) + "\",\"quantity\":\"many\",\"price\":1}";
        String raw = "{\"number\":\"A-1\",\"total\":1,\"currency\":\"EUR\",\"lines\":[" + item
                + ("," + item).repeat(9_999) + "]}";
        assertThat(raw).hasSizeGreaterThan(5_000_000);

        Failure failure = failure(InvoiceOutput.type(RAISED).parse(raw));

        assertThat(failure.issues()).hasSize(10_000);
        assertThat(failure.observed()).hasSizeLessThanOrEqualTo(2_000).endsWith(" (+9980 more)");
    }

    @Test
    void refusesALongReply() {
        Failure failure = failure(InvoiceOutput.TYPE.parse("{\"number\":\"" + "x".repeat(5_000_000) + "\"}"));

        assertThat(failure.kind()).isEqualTo(Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(Reason.MALFORMED);
        assertThat(failure.observed()).endsWith("expected a document length of at most 1048576");
    }

    /** C078: depth costs no stack where the contract has none, and is refused in order where it goes on and on. */
    @Test
    void readsAndRefusesDepthOnASmallStack() throws Exception {
        String brackets = "[".repeat(100_000);
        String text = "{\"next\":".repeat(100_000);

        SmallStack.run(() -> {
            assertThat(failure(InvoiceOutput.TYPE.parse(brackets)).observed())
                    .isEqualTo("too large: line 1, column 513: expected a nesting depth of at most 512");
            assertThat(codes(failure(InvoiceOutput.type(RAISED).parse(brackets + "]".repeat(100_000)))
                            .issues()))
                    .containsExactly(" invalid_type");
            assertThat(failure(InvoiceOutput.type(RAISED).parse(brackets)).reason())
                    .isEqualTo(Reason.TRUNCATED);
            Failure overflow = failure(Chain.SHAPE.parse(text + "{}" + "}".repeat(100_000), RAISED));
            assertThat(overflow.kind()).isEqualTo(Kind.SYNTAX);
            assertThat(overflow.observed()).startsWith("too large: expected a nesting depth of at most ");
        });
    }

    /** The reader of a thread is as good as new after each kind of failure. */
    @Test
    void readsOnAfterAFailure() throws Exception {
        String depth500 = "{\"next\":".repeat(499) + "{}" + "}".repeat(499);

        assertThat(Chain.depth(ok(Chain.SHAPE.parse(depth500, STRICT)).value())).isEqualTo(500);
        assertThat(failure(Chain.SHAPE.parse(depth500.replace("{}", "1"), STRICT))
                        .issues())
                .hasSize(1);
        assertThat(failure(Chain.SHAPE.parse(depth500 + "}", STRICT)).kind()).isEqualTo(Kind.SYNTAX);
        assertThat(ok(Chain.SHAPE.parse(depth500, STRICT)).canonical()).isEqualTo(depth500);
        assertThat(codes(failure(Chain.SHAPE.parse("{\"next\":{\"next\":0}}", STRICT))
                        .issues()))
                .containsExactly("next.next invalid_type");
    }

    /** Each value is read once more at most, so a key that stands there 100,000 times costs no more than that. */
    @Test
    void readsRepeatedKeysOnce() {
        Empty shape = new Empty(RecordFields.of(UnknownKeys.STRIP, 1).required("a", "an integer"));

        assertThat(ok(shape.parse("{\"a\":1" + ",\"a\":1.0".repeat(99_999) + "}", STRICT))
                        .changed())
                .isFalse();
        assertThat(codes(failure(shape.parse("{\"a\":1" + ",\"a\":[2]".repeat(99_999) + "}", STRICT))
                        .issues()))
                .containsExactly("a duplicate_key");
        assertThat(codes(failure(shape.parse(
                                "{\"a\":[" + "1,".repeat(99_999) + "1]" + ",\"a\":2".repeat(99_999) + "}", STRICT))
                        .issues()))
                .containsExactly("a invalid_type", "a duplicate_key");
    }

    /** A19: a key repeated within a repeated one, and so on, would be compared as often as it lies deep. */
    @Test
    void limitsRepeatedKeysWithinRepeatedOnes() {
        String value = "{\"pad\":\"" + "x".repeat(500_000) + "\"}";
        String raw = "{\"next\":".repeat(400) + value + ",\"next\":null}".repeat(400);

        for (ReadOptions options : List.of(STRICT, ReadOptions.of(Reading.TOLERANT))) {
            Failure failure = failure(Chain.SHAPE.parse(raw, options));
            assertThat(failure.kind()).isEqualTo(Kind.SYNTAX);
            assertThat(failure.observed())
                    .startsWith("too large: line 1, column ")
                    .endsWith("expected a length of repeated values of at most " + 8 * raw.length());
        }
        assertThat(codes(
                        failure(Chain.SHAPE.parse("{\"next\":".repeat(7) + value + ",\"next\":null}".repeat(7), STRICT))
                                .issues()))
                .hasSize(7);
    }

    /** Members that are read again to be compared are no further members. */
    @Test
    void countsMembersOnce() {
        String members = ",\"k\":1".repeat(40_000).substring(1);
        String raw = "{\"next\":{" + members + "},\"next\":{" + members + "}}";

        assertThat(ok(Chain.SHAPE.parse(raw, STRICT)).value())
                .isEqualTo(new Chain(Optional.of(new Chain(Optional.empty()))));
    }

    @Test
    void takesManyUnknownKeys() {
        Empty shape = new Empty(
                RecordFields.of(UnknownKeys.STRIP, 2).optional("alpha").optional("beta"));
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < 50_000; i++) {
            text.append("\"k").append(i).append("\":{},");
        }

        assertThat(ok(shape.parse(text + "\"alpha\":1}", STRICT)).changed()).isTrue();
        assertThat(failure(shape.parse(text + "\"alphas\":1}", STRICT)).observed())
                .hasSizeLessThanOrEqualTo(2_000);
    }

    @Test
    void boundsTheNumberOfIssues() {
        Single<Boolean> shape = new Single<>(in -> {
            in.beginArray();
            while (in.nextElement()) {
                in.readBoolean();
            }
            return in.endArray();
        });
        String raw = "[1" + ",1".repeat(TypedReader.MAX_ISSUES - 1);

        assertThat(failure(shape.parse(raw + "]", STRICT)).issues()).hasSize(TypedReader.MAX_ISSUES);
        assertThat(failure(shape.parse(raw + ",1]", STRICT)).observed())
                .isEqualTo("[100000]: too large: line 1, column 200003: expected a number of issues of at most 100000");
    }
}
