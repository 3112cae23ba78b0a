package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.Reask;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What companions offer as a whole. */
class PolicyTest {
    private static final String GOOD = "{\"decision\":\"APPROVE\",\"score\":90,\"reasons\":[\"x\"]}";

    private final Compiled verdicts = Golden.named("verdict").compiled();
    private final Companion verdict = verdicts.companion("com.example.VerdictOutput");
    private final Companion ticket = Golden.named("ticket").compiled().companion("com.example.support.TicketOutput");

    /** C265: the companion is in the record's package, implements its type and is as visible as the record. */
    @Test
    void companionStandsBesideItsRecord() {
        assertThat(verdict.type().getPackageName()).isEqualTo("com.example");
        ParameterizedType type = (ParameterizedType) verdict.type().getGenericInterfaces()[0];
        assertThat(type.getRawType()).isEqualTo(OutputType.class);
        assertThat(type.getActualTypeArguments()).containsExactly(verdicts.load("com.example.Verdict"));
        assertThat(verdict.type().getModifiers()).isEqualTo(Modifier.PUBLIC | Modifier.FINAL);
        Class<?> hidden = Golden.named("invoice").compiled().load("com.example.InvoiceOutput");
        assertThat(hidden.getModifiers()).isEqualTo(Modifier.FINAL);
    }

    /** C266: the instance, the schema, the hint, the validator, the writer and the ways to accept. */
    @Test
    void offersItsFaces() throws Exception {
        assertThat(verdict.outputType().name()).isEqualTo("verdict");
        assertThat(verdict.outputType().requestHint()).contains(verdict.hint());
        Outcome<?> outcome = (Outcome<?>) verdict.call("accept", GOOD);
        assertThat(outcome.accepted()).isTrue();
        Object value = outcome.toOptional().orElseThrow();
        assertThat(verdict.validate(value)).isEmpty();
        assertThat(verdict.toJson(value)).isEqualTo(GOOD);
    }

    /** C008: how often to ask again is the annotation's business. */
    @Test
    void asksAgainAsOftenAsTheAnnotationSays() {
        assertThat(verdict.outputType().maxRetries()).isEqualTo(2);
        assertThat(ticket.outputType().maxRetries()).isZero();
        assertThat(ticket.outputType().name()).isEqualTo("triage");
        Reask again = failure -> GOOD;
        assertThat(((Outcome<?>) verdict.call("accept", "{}", again)).attempts())
                .isEqualTo(2);
        assertThat(((Outcome<?>) ticket.call("accept", "{}", again)).attempts()).isEqualTo(1);
    }

    /** C071: every failure is worth another try. */
    @Test
    void everyFailureIsRetryable() {
        Failure failure = verdict.parse("nothing").match(ok -> null, failed -> failed.failure());
        assertThat(verdict.outputType().retryable(failure)).isTrue();
        assertThatNullPointerException()
                .isThrownBy(() -> verdict.outputType().retryable(null))
                .withMessage("failure");
    }

    @Test
    void nullIsNamed() {
        assertThatNullPointerException().isThrownBy(() -> verdict.parse(null)).withMessage("raw");
        assertThatNullPointerException()
                .isThrownBy(() -> verdict.call("type", (Object) null))
                .withMessage("options");
        assertThatNullPointerException()
                .isThrownBy(() -> verdict.call("validate", (Object) null))
                .withMessage("value");
        assertThatNullPointerException()
                .isThrownBy(() -> verdict.call("toJson", (Object) null))
                .withMessage("value");
    }

    @Test
    void canBeReadInAnotherWay() {
        Object strict = verdict.call("type", ReadOptions.of(Reading.STRICT));
        assertThat(((OutputType<?>) strict).parse(GOOD).<Boolean>match(ok -> true, failed -> false))
                .isTrue();
    }

    /** C268: values made in code are checked as replies are, all issues at once, each with its path. */
    @Test
    void validatesValuesMadeInCode() throws Exception {
        Class<?> type = verdicts.load("com.example.Verdict");
        Object value = type.getConstructors()[0].newInstance(null, 101, List.of(), null);
        assertThat(verdict.validate(value))
                .extracting(Object::toString)
                .containsExactly(
                        "decision: expected one of \"APPROVE\", \"REQUEST_CHANGES\", \"COMMENT\", got null",
                        "score: expected a number <= 100, got 101",
                        "reasons: expected at least 1 item, got 0",
                        "note: expected a value, got null");
    }
}
