package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.contract.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class AcceptTest {
    private final List<Failure> asked = new ArrayList<>();

    private Reask replies(String... texts) {
        Deque<String> script = new ArrayDeque<>(List.of(texts));
        return failure -> {
            asked.add(failure);
            return script.remove();
        };
    }

    private List<String> observed() {
        return asked.stream().map(Failure::observed).toList();
    }

    /** C024. */
    @Test
    void aReplyThatParsesIsTakenAtOnce() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(2), " fine", replies());

        assertThat(outcome.accepted()).isTrue();
        assertThat(outcome.attempts()).isEqualTo(1);
        assertThat(outcome.raw()).isEqualTo(" fine");
        assertThat(asked).isEmpty();
    }

    /** C025. */
    @Test
    void withoutAWayToAskAgainTheFailureComesBackAtOnce() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(2), "?");

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.NO_REASK);
        assertThat(outcome.attempts()).isEqualTo(1);
        assertThat(outcome.raw()).isEqualTo("?");
    }

    /** C026. */
    @Test
    void aFailureThatTheTypeDoesNotRetryIsNotAskedFor() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(2).only(Failure.Kind.SCHEMA), "?", replies("fine"));

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.NOT_RETRYABLE);
        assertThat(outcome.attempts()).isEqualTo(1);
        assertThat(asked).isEmpty();
    }

    /** C022, C027, C028, C033: each re-ask gets its own failure, and the last reply is the one that counts. */
    @Test
    void badBadGoodTakesTwoReasks() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(2), "?one", replies("TWO", " three "));

        Outcome.Accepted<String> accepted = (Outcome.Accepted<String>) outcome;
        assertThat(accepted.attempts()).isEqualTo(3);
        assertThat(accepted.value()).isEqualTo("three");
        assertThat(accepted.canonical()).isEqualTo("three");
        assertThat(accepted.changed()).isTrue();
        assertThat(accepted.raw()).isEqualTo(" three ");
        assertThat(observed()).containsExactly("no word: ?one", "not lower case: TWO");
        assertThat(accepted.trail()).extracting(Attempt::raw).containsExactly("?one", "TWO", " three ");
        assertThat(accepted.trail())
                .extracting(attempt -> attempt.failure().map(Failure::observed).orElse("ok"))
                .containsExactly("no word: ?one", "not lower case: TWO", "ok");
    }

    /** C029, C037, B141: retries = 2 means three replies, whatever the model says. */
    @Test
    void theLastFailureComesBackWhenRetriesAreSpent() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(2), "?1", replies("?2", "?3", "never asked for"));

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.RETRIES_SPENT);
        assertThat(rejected(outcome).failure().observed()).isEqualTo("no word: ?3");
        assertThat(outcome.raw()).isEqualTo("?3");
        assertThat(outcome.attempts()).isEqualTo(3);
        assertThat(asked).hasSize(2);
    }

    /** C030. */
    @Test
    void zeroRetriesAskNobody() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(0), "?", replies("fine"));

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.RETRIES_SPENT);
        assertThat(asked).isEmpty();
    }

    /** C008, C032: the policy is the type's, asked for each failure. */
    @Test
    void thePolicyIsAskedForEachFailure() {
        Outcome<String> outcome =
                AcceptOutput.accept(Word.retrying(5).only(Failure.Kind.SYNTAX), "?", replies("UPPER", "fine"));

        assertThat(rejected(outcome).cause()).isEqualTo(RejectionCause.NOT_RETRYABLE);
        assertThat(rejected(outcome).failure().kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(outcome.attempts()).isEqualTo(2);
    }

    /** C039, B136: a provider failure is no output failure. */
    @Test
    void whatReaskThrowsReachesTheCaller() {
        IllegalStateException down = new IllegalStateException("the provider is down");

        assertThatThrownBy(() -> AcceptOutput.accept(Word.retrying(2), "?", failure -> {
                    throw down;
                }))
                .isSameAs(down);
    }

    /** D1, D2. */
    @Test
    @SuppressWarnings("NullAway") // null is what is tested
    void nullIsAProgrammingErrorAsAFirstReplyAndEmptyTextAsALaterOne() {
        assertThatNullPointerException().isThrownBy(() -> AcceptOutput.accept(Word.retrying(1), null));

        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(1), "?", failure -> null);
        assertThat(rejected(outcome).failure().reason()).isEqualTo(Failure.Reason.EMPTY);
        assertThat(outcome.raw()).isEmpty();
    }

    /** C031, C035, C036: both branches from the result alone. */
    @Test
    void anOutcomeServesFailOpenAndFailClosed() {
        Outcome<String> good = AcceptOutput.accept(Word.retrying(0), "fine");
        Outcome<String> bad = AcceptOutput.accept(Word.retrying(0), "?bad");

        assertThat(good.<String>match(Outcome.Accepted::value, Outcome.Rejected::raw))
                .isEqualTo("fine");
        assertThat(bad.<String>match(Outcome.Accepted::value, Outcome.Rejected::raw))
                .isEqualTo("?bad");
        assertThat(good.toOptional()).contains("fine");
        assertThat(bad.toOptional()).isEmpty();
        assertThat(good.orElseThrow()).isEqualTo("fine");
        assertThatThrownBy(bad::orElseThrow).isInstanceOf(OutputRejectedException.class);
        assertThat(good.stopReason()).isEmpty();
        assertThat(good.usage()).isEmpty();
    }

    /** B044, B147: everything is on the exception, nothing of the reply is in its message. */
    @Test
    void anExceptionCarriesTheRepliesButDoesNotSayThem() {
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(1), "?P-104", replies("P-104"));

        OutputRejectedException thrown = new OutputRejectedException(rejected(outcome));
        assertThat(thrown.failure()).isEqualTo(rejected(outcome).failure());
        assertThat(thrown.attempts()).isEqualTo(2);
        assertThat(thrown.trail()).extracting(Attempt::raw).containsExactly("?P-104", "P-104");
        assertThat(thrown)
                .hasMessage(
                        "no reply of 2 was accepted, all retries were used; the last one: the wrong shape (custom)");
        assertThat(List.of(outcome, outcome.trail(), AcceptOutput.accept(Word.retrying(0), "p-104")))
                .allSatisfy(object -> assertThat(object.toString()).doesNotContainIgnoringCase("P-104"));
    }

    private static Outcome.Rejected<String> rejected(Outcome<String> outcome) {
        return (Outcome.Rejected<String>) outcome;
    }
}
