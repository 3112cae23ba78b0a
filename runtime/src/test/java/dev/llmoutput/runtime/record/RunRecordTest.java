package dev.llmoutput.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.answer.AnswerBoundary;
import dev.llmoutput.runtime.answer.AnswerEvent;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunRecordTest {
    private static RunRecord ofAnswer(String answer) {
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withRedactor(SecretRedactor.of("s3cret"));
        AnswerEvent event = boundary.publish(answer, published -> {});
        return RunRecord.ofAnswer("run-1", Records.AT, MarkdownOutput.TYPE, event);
    }

    /** C110, C112: two texts, both redacted, raw otherwise as the model wrote it. */
    @Test
    void aChangedAnswerIsHeldTwice() {
        RunRecord record = ofAnswer("*x*\r\n s3cret");

        assertThat(record.canonical()).contains("**x**\r\n [REDACTED]");
        assertThat(record.raw()).isEqualTo("*x*\r\n [REDACTED]");
        assertThat(record.changed()).isTrue();
        assertThat(record.type()).isEqualTo("markdown");
    }

    /** C111: one copy, to which raw resolves. */
    @Test
    void anUnchangedAnswerIsHeldOnce() {
        RunRecord record = ofAnswer("**x**");

        assertThat(record.raw()).isEqualTo("**x**");
        assertThat(record.toJson())
                .isEqualTo("{\"run\":\"run-1\",\"at\":\"2026-01-02T03:04:05.678Z\",\"type\":\"markdown\","
                        + "\"canonical\":\"**x**\",\"attempts\":[{\"nanos\":0}]}");
        assertThat(RunRecord.fromJson(record.toJson())).isEqualTo(record);
        assertThat(RunRecord.fromJson(record.toJson()).raw()).isEqualTo("**x**");
    }

    /** C104, C110: an answer whose raw had to go is known to be changed. */
    @Test
    void anAnswerWithoutItsRawIsStillMarkedAsChanged() {
        AnswerEvent event = AnswerBoundary.ofMarkdown().publish("*x*" + "y".repeat(60_000), published -> {});
        RunRecord record = RunRecord.ofAnswer("run-1", Records.AT, MarkdownOutput.TYPE, event);

        assertThat(event.raw()).isEmpty();
        assertThat(record.raw()).isEqualTo(event.text());
        assertThat(RunRecord.fromJson(record.toJson()).changed()).isTrue();
    }

    /** C113, C114: raw reply with its fence, canonical JSON, attempts, name; written and read back they are equal. */
    @Test
    void aStructuredOutputIsHeldWithAllItsAttempts() {
        String fenced = "```json\n{ \"title\": \"\u00e9 \ud83d\ude00 \ud83d\" }\n```";
        RunRecord record = Records.record(
                "run-1",
                ModelReply.of("no json").withUsage(Usage.of(10, 2)),
                ModelReply.of("{}", StopReason.STOP),
                ModelReply.of(fenced, StopReason.STOP).withUsage(Usage.of(20, 3)));

        assertThat(record.canonical()).contains("{\"title\":\"\u00e9 \ud83d\ude00 \\ud83d\"}");
        assertThat(record.raw()).isEqualTo(fenced);
        assertThat(record.attempts()).extracting(RecordedAttempt::raw).containsExactly("no json", "{}", fenced);
        RecordedFailure second = record.attempts().get(1).failure().orElseThrow();
        assertThat(second.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(second.issues())
                .containsExactly(new RecordedIssue("missing", "title", "expected a string, but the key is missing"));
        assertThat(second.observed()).isEqualTo("title: expected a string, but the key is missing");
        assertThat(record.usage()).contains(Usage.of(30, 5));
        assertThat(record.stopReason()).contains(StopReason.STOP);
        assertThat(record.rejectionCause()).isEmpty();
        assertThat(RunRecord.fromJson(record.toJson())).isEqualTo(record).hasSameHashCodeAs(record);
        assertThat(record.toJson()).doesNotContain("\n");
    }

    @Test
    void everyPartOfAnAttemptSurvives() {
        RecordedAttempt attempt = new RecordedAttempt(
                "raw",
                new RecordedFailure(
                        Failure.Kind.SYNTAX,
                        Failure.Reason.EMPTY,
                        "observed",
                        List.of(new RecordedIssue("malformed", "a[0]", "expected \"x\""))),
                List.of(new Repair(Repair.Kind.TRAILING_COMMA, 7, "dropped a comma")),
                Usage.of(Long.MAX_VALUE, 0),
                Duration.ofNanos(Long.MAX_VALUE));
        RunRecord record = new RunRecord(
                "run", Records.AT, "t", List.of(attempt), null, false, StopReason.OTHER, RejectionCause.TOKENS_SPENT);

        assertThat(RunRecord.fromJson(record.toJson())).isEqualTo(record);
    }

    @Test
    void aRejectedRunHasNoCanonicalText() {
        RunRecord record = Records.record("run-1", ModelReply.of("{\"title", StopReason.LENGTH));

        assertThat(record.canonical()).isEmpty();
        assertThat(record.rejectionCause()).contains(RejectionCause.STOP_REASON);
        assertThat(record.attempts().get(0).failure().orElseThrow().reason()).isEqualTo(Failure.Reason.TRUNCATED);
        assertThat(record.project(text -> text)).isEmpty();
        assertThat(RunRecord.fromJson(record.toJson())).isEqualTo(record);
    }

    /** C115: every projection reads the canonical text. */
    @Test
    void projectionsReadTheCanonicalText() {
        assertThat(ofAnswer("*x*").project(text -> "<p>" + text + "</p>")).contains("<p>**x**</p>");
    }

    /** C112, D9: nothing that is written down holds a secret. */
    @Test
    void secretsAreNotRecorded() {
        Outcome<String> outcome =
                Records.outcome(Records.TITLE, ModelReply.of("s3cret"), ModelReply.of("{\"title\":\"s3cret\"}"));
        RunRecord record = RunRecord.of("run-1", Records.AT, Records.TITLE, outcome, SecretRedactor.of("s3cret"));

        assertThat(record.toJson()).doesNotContain("s3cret");
        assertThat(record.canonical()).contains("{\"title\":\"[REDACTED]\"}");
        assertThat(outcome.orElseThrow()).isEqualTo("s3cret");
    }

    /** A file of a later version can be read as far as it is known. */
    @Test
    void unknownMembersAreIgnored() {
        RunRecord record = ofAnswer("*x*");

        assertThat(RunRecord.fromJson("{\"later\":[1]," + record.toJson().substring(1)))
                .isEqualTo(record);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"run\":\"s3cret\"",
                "{\"run\":1,\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"canonical\":\"c\",\"attempts\":[{\"nanos\":0}]}",
                "{\"run\":\"s3cret\",\"at\":\"s3cret\",\"type\":\"t\",\"canonical\":\"c\",\"attempts\":[{\"nanos\":0}]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"canonical\":\"c\",\"attempts\":[]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"canonical\":\"c\",\"attempts\":[0]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"canonical\":\"c\",\"attempts\":[{\"nanos\":0.5}]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"attempts\":[{\"raw\":\"x\",\"nanos\":0}]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"rejectionCause\":\"s3cret\",\"attempts\":[{\"raw\":\"x\",\"nanos\":0}]}",
                "{\"run\":\"r\",\"at\":\"2026-01-02T03:04:05Z\",\"type\":\"t\",\"rejectionCause\":\"NO_REASK\",\"attempts\":[{\"nanos\":0}]}",
            })
    void whatIsNoRecordIsRefusedWithoutSayingIt(String json) {
        assertThatThrownBy(() -> RunRecord.fromJson(json))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("a record ")
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void aRecordTellsNoReplyInLogs() {
        RunRecord record = Records.record("run-1", ModelReply.of("hidden"));

        assertThat(record).hasToString("RunRecord[run-1, title, attempts=1, accepted=false]");
        assertThat(record.attempts().toString()).doesNotContain("hidden");
    }

    /** C100: a secret that the canonical text spells in another way is gone all the same. */
    @Test
    void aSecretIsGoneBeforeItIsRewritten() {
        SecretRedactor redactor = SecretRedactor.of("p*ss*word");
        String answer = "The key is p*ss*word.";
        AnswerEvent event = AnswerBoundary.ofMarkdown().withRedactor(redactor).publish(answer, published -> {});
        Outcome<String> outcome = AcceptOutput.accept(MarkdownOutput.TYPE, answer);
        RunRecord record = RunRecord.of("run-1", Records.AT, MarkdownOutput.TYPE, outcome, redactor);

        assertThat(event.text()).isEqualTo("The key is [REDACTED].");
        assertThat(event.changed()).isFalse();
        assertThat(record.canonical()).contains("The key is [REDACTED].");
    }
}
