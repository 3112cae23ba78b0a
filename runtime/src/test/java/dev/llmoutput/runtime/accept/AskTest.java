package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.contract.Failure.Kind;
import dev.llmoutput.runtime.contract.Failure.Reason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The loop round a model call. */
class AskTest {
    private static final ModelRequest REQUEST = ModelRequest.of("One word");

    private static Outcome<String> ask(ScriptedModel model, AcceptOptions.Builder options) {
        return AcceptOutput.ask(Word.retrying(2), model, REQUEST, options.build());
    }

    private static AcceptOptions.Builder options() {
        return AcceptOptions.builder();
    }

    private static Outcome.Rejected<String> rejected(Outcome<String> outcome) {
        return (Outcome.Rejected<String>) outcome;
    }

    /** B141, B142: exactly N re-asks, and the last one counts. */
    @Test
    void retriesAreExact() {
        ScriptedModel model = ScriptedModel.of("?x", "?y", "fine", "never");
        assertThat(AcceptOutput.ask(Word.retrying(2), model, REQUEST).accepted())
                .isTrue();
        assertThat(model.requests()).hasSize(3);

        ScriptedModel shorter = ScriptedModel.of("?x", "?y", "fine");
        assertThat(AcceptOutput.ask(Word.retrying(1), shorter, REQUEST).accepted())
                .isFalse();
        assertThat(shorter.requests()).hasSize(2);
    }

    @Test
    void theCallersRetriesReplaceTheTypes() {
        ScriptedModel model = ScriptedModel.of("?1", "?2", "?3", "?4", "fine");
        assertThat(ask(model, options().retries(4)).attempts()).isEqualTo(5);

        ScriptedModel once = ScriptedModel.of("?1");
        assertThat(rejected(ask(once, options().retries(0))).cause()).isEqualTo(RejectionCause.RETRIES_SPENT);
        assertThatIllegalArgumentException().isThrownBy(() -> options().retries(-1));
    }

    /** A6, B040, B042, B044, B045: cut off or refused is parsed once and never re-asked. */
    @ParameterizedTest
    @CsvSource({
        // reply, stop, accepted, kind, reason
        "fine, LENGTH, true, ,",
        "fine, REFUSED, true, ,",
        "fine!, LENGTH, false, SYNTAX, TRUNCATED",
        "fine!, REFUSED, false, SYNTAX, REFUSED",
        "?, LENGTH, false, SYNTAX, TRUNCATED",
        "UPPER, LENGTH, false, SCHEMA, TRUNCATED",
        "UPPER, REFUSED, false, SCHEMA, REFUSED",
        "'', REFUSED, false, SYNTAX, REFUSED",
        "'', TOOL_CALLS, false, SYNTAX, EMPTY",
        "fine, TOOL_CALLS, true, ,",
        "?, TOOL_CALLS, false, SYNTAX, MALFORMED",
    })
    void aStopReasonEndsTheRun(String reply, StopReason stop, boolean accepted, Kind kind, Reason reason) {
        ScriptedModel model = ScriptedModel.of(ModelReply.of(reply, stop), ModelReply.of("never"));
        Outcome<String> outcome = AcceptOutput.ask(Word.retrying(2), model, REQUEST);

        assertThat(model.requests()).hasSize(1);
        assertThat(outcome.stopReason()).contains(stop);
        assertThat(outcome.accepted()).isEqualTo(accepted);
        if (!accepted) {
            assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.STOP_REASON);
            assertThat(rejected(outcome).failure().kind()).isEqualTo(kind);
            assertThat(rejected(outcome).failure().reason()).isEqualTo(reason);
        }
    }

    /** A failure keeps what the parse saw; only its reason changes. */
    @Test
    void aCutOffReplyKeepsItsIssues() {
        Outcome<String> outcome =
                AcceptOutput.ask(Word.retrying(2), ScriptedModel.of(ModelReply.of("UP", StopReason.LENGTH)), REQUEST);

        assertThat(rejected(outcome).failure().issues()).hasSize(1);
        assertThat(rejected(outcome).failure().observed()).isEqualTo("not lower case: UP");
        assertThatThrownBy(outcome::orElseThrow)
                .hasMessageContaining("output limit")
                .hasMessageNotContaining("UP");
    }

    @ParameterizedTest
    @CsvSource({"STOP", "OTHER"})
    void otherStopReasonsAreReaskedAsUsual(StopReason stop) {
        ScriptedModel model = ScriptedModel.of(ModelReply.of("?", stop), ModelReply.of("fine", StopReason.STOP));
        Outcome<String> outcome = AcceptOutput.ask(Word.retrying(2), model, REQUEST);

        assertThat(outcome.accepted()).isTrue();
        assertThat(outcome.stopReason()).contains(StopReason.STOP);
    }

    /** B047, B049: null, empty and blank are one thing, and tool calls without text are named. */
    @Test
    void noTextIsItsOwnFailure() {
        Outcome<String> tools = AcceptOutput.ask(
                Word.retrying(2), ScriptedModel.of(ModelReply.of(null, StopReason.TOOL_CALLS)), REQUEST);
        Outcome<String> empty = AcceptOutput.ask(Word.retrying(0), ScriptedModel.of(ModelReply.of(null)), REQUEST);

        assertThat(rejected(tools).failure().observed()).isEqualTo("the reply holds tool calls and no text");
        assertThat(rejected(empty).failure().reason()).isEqualTo(Reason.EMPTY);
    }

    /** D36: what the calls cost is summed over those that say so. */
    @Test
    void usageIsSummed() {
        ScriptedModel model = ScriptedModel.of(
                ModelReply.of("?").withUsage(Usage.of(10, 1)),
                ModelReply.of("?"),
                ModelReply.of("fine").withUsage(Usage.of(20, 2)));
        Outcome<String> outcome = AcceptOutput.ask(Word.retrying(2), model, REQUEST);

        assertThat(outcome.usage()).contains(Usage.of(30, 3));
        assertThat(outcome.trail())
                .extracting(attempt -> attempt.usage().map(Usage::totalTokens).orElse(-1L))
                .containsExactly(11L, -1L, 22L);
    }

    /** An attempt lasts from before its call until its reply is read, and no longer: a re-ask has a time of its own. */
    @Test
    void theDurationIsThatOfCallAndReading() {
        List<Long> calls = new ArrayList<>();
        ModelCall model = request -> {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < 2_000_000) {
                Thread.onSpinWait();
            }
            calls.add(System.nanoTime() - begin);
            return ModelReply.of(calls.size() < 3 ? "?" : "fine");
        };
        long begin = System.nanoTime();
        Outcome<String> outcome = AcceptOutput.ask(Word.retrying(2), model, REQUEST);
        long whole = System.nanoTime() - begin;

        List<Long> durations = outcome.trail().stream()
                .map(attempt -> attempt.duration().toNanos())
                .toList();
        assertThat(durations).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(durations.get(i)).isGreaterThanOrEqualTo(calls.get(i));
        }
        assertThat(durations.stream().mapToLong(Long::longValue).sum()).isLessThanOrEqualTo(whole);
    }

    @Test
    void absurdTokenCountsCostNoAnswer() {
        Usage huge = Usage.of(Long.MAX_VALUE, 1);

        assertThat(huge.plus(huge)).isEqualTo(Usage.of(Long.MAX_VALUE, 2));
        assertThat(huge.totalTokens()).isEqualTo(Long.MAX_VALUE);
        assertThatIllegalArgumentException().isThrownBy(() -> Usage.of(0, -1));
        assertThat(ask(ScriptedModel.of(ModelReply.of("?").withUsage(huge), ModelReply.of("fine")), options())
                        .accepted())
                .isTrue();
    }

    /** The budget is asked before a further call only; an answer that is paid for is never thrown away. */
    @Test
    void aSpentBudgetEndsTheRun() {
        ModelReply bad = ModelReply.of("?").withUsage(Usage.of(60, 40));
        ScriptedModel model = ScriptedModel.of(bad, bad, bad);
        Outcome<String> outcome = ask(model, options().tokenBudget(TokenBudget.ofTotal(200)));

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.TOKENS_SPENT);
        assertThat(model.requests()).hasSize(2);

        ScriptedModel good = ScriptedModel.of(ModelReply.of("fine").withUsage(Usage.of(9_000, 1)));
        assertThat(ask(good, options().tokenBudget(TokenBudget.ofTotal(1))).accepted())
                .isTrue();
    }

    @Test
    void aBudgetSeesWhatIsSpent() {
        List<Usage> seen = new ArrayList<>();
        ScriptedModel model = ScriptedModel.of(
                ModelReply.of("?"), ModelReply.of("?").withUsage(Usage.of(1, 2)), ModelReply.of("fine"));
        ask(model, options().tokenBudget(spent -> seen.add(spent)));

        assertThat(seen).containsExactly(Usage.ZERO, Usage.of(1, 2));
    }

    @Test
    void afterTheDeadlineNoCallBegins() {
        ScriptedModel model = ScriptedModel.of("fine");
        assertThatThrownBy(() -> ask(model, options().deadline(Instant.EPOCH)))
                .isInstanceOf(CancellationException.class)
                .hasMessageContaining("deadline");
        assertThat(model.requests()).isEmpty();

        Outcome<String> handedIn = AcceptOutput.accept(
                Word.retrying(2),
                "?",
                failure -> "fine",
                options().deadline(Instant.EPOCH).build());
        assertThat(rejected(handedIn).cause()).isEqualTo(RejectionCause.DEADLINE_PASSED);
        assertThat(ask(ScriptedModel.of("?", "fine"), options().deadline(Instant.MAX))
                        .accepted())
                .isTrue();
    }

    /** C040, D5. */
    @Test
    void aCancelledRunMakesNoFurtherCall() {
        CancellationSource source = new CancellationSource();
        List<ModelRequest> requests = new ArrayList<>();
        ModelCall model = request -> {
            requests.add(request);
            source.cancel("the user left");
            return ModelReply.of("?");
        };

        assertThatThrownBy(() -> AcceptOutput.ask(
                        Word.retrying(2),
                        model,
                        REQUEST,
                        options().cancellation(source.token()).build()))
                .isInstanceOf(CancellationException.class)
                .hasMessage("cancelled: the user left");
        assertThat(requests).hasSize(1);
    }

    /** What is paid for is read even if the run was cancelled meanwhile. */
    @Test
    void aGoodReplyOfACancelledRunIsTaken() {
        CancellationSource source = new CancellationSource();
        AcceptOptions options = options().cancellation(source.token()).build();
        Outcome<String> outcome = AcceptOutput.ask(
                Word.retrying(2),
                request -> {
                    source.cancel("too late");
                    return ModelReply.of("fine");
                },
                REQUEST,
                options);

        assertThat(outcome.accepted()).isTrue();
        assertThatThrownBy(() -> AcceptOutput.ask(Word.retrying(2), ScriptedModel.of("fine"), REQUEST, options))
                .isInstanceOf(CancellationException.class);
        assertThat(AcceptOutput.accept(Word.retrying(2), "fine", failure -> "x", options)
                        .accepted())
                .isTrue();
    }

    /** D5: an interrupted thread makes no call, and stays interrupted. */
    @Test
    void interruptionCancels() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> ask(ScriptedModel.of("fine"), options()))
                    .isInstanceOf(CancellationException.class)
                    .hasMessageContaining("interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** C039, B136: a transport error is the caller's, once and unchanged. */
    @Test
    void transportErrorsPassThrough() {
        List<ModelRequest> requests = new ArrayList<>();
        IllegalStateException timeout = new IllegalStateException("timeout");

        assertThatThrownBy(() -> AcceptOutput.ask(
                        Word.retrying(2),
                        request -> {
                            requests.add(request);
                            throw timeout;
                        },
                        REQUEST))
                .isSameAs(timeout);
        assertThat(requests).hasSize(1);
    }

    @Test
    @SuppressWarnings("NullAway") // null is what is tested
    void aModelCallThatAnswersNullIsNamed() {
        assertThatNullPointerException()
                .isThrownBy(() -> AcceptOutput.ask(Word.retrying(2), request -> null, REQUEST))
                .withMessage("the model call answered null");
    }

    @Test
    void aReplyTellsNoText() {
        assertThat(ModelReply.of("hidden", StopReason.STOP).withUsage(Usage.of(1, 2)))
                .hasToString("ModelReply[length=6, stopReason=STOP, usage=Usage[input=1, output=2]]");
    }
}
