package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AcceptEventTest {
    private final List<AcceptEvent> events = new ArrayList<>();

    private Outcome<String> ask(OutputType<String> type, SecretRedactor redactor, ModelReply... replies) {
        AcceptOptions options =
                AcceptOptions.builder().listener(events::add).redactor(redactor).build();
        return AcceptOutput.ask(type, ScriptedModel.of(replies), ModelRequest.of("One word"), options);
    }

    @Test
    void aRunTellsItsStagesInOrder() {
        ask(
                Word.retrying(2),
                SecretRedactor.NONE,
                ModelReply.of("?").withUsage(Usage.of(1, 2)),
                ModelReply.of("fine!").withUsage(Usage.of(3, 4)));

        assertThat(events)
                .extracting(AcceptEvent::toString)
                .containsExactly(
                        "AttemptStarted[word, attempt=1]",
                        "Failed[word, attempt=1]",
                        "Reasked[word, attempt=1]",
                        "AttemptStarted[word, attempt=2]",
                        "Parsed[word, attempt=2]",
                        "Accepted[word, attempt=2]");
        assertThat(((AcceptEvent.Reasked) events.get(2)).retriesLeft()).isEqualTo(1);
        AcceptEvent.Parsed parsed = (AcceptEvent.Parsed) events.get(4);
        assertThat(parsed.changed()).isFalse();
        assertThat(parsed.details().repairs()).hasSize(1);
        assertThat(parsed.details().usage()).contains(Usage.of(3, 4));
        assertThat(((AcceptEvent.Accepted) events.get(5)).usage()).contains(Usage.of(4, 6));
    }

    @Test
    void aRejectionSaysWhy() {
        ask(Word.retrying(0), SecretRedactor.NONE, ModelReply.of("?", StopReason.LENGTH));

        assertThat(events).hasSize(3);
        AcceptEvent.Rejected rejected = (AcceptEvent.Rejected) events.get(2);
        assertThat(rejected.cause()).isEqualTo(RejectionCause.STOP_REASON);
        assertThat(rejected.failure().reason()).isEqualTo(Failure.Reason.TRUNCATED);
        assertThat(rejected.usage()).isEmpty();
        assertThat(((AcceptEvent.Failed) events.get(1)).failure()).isEqualTo(rejected.failure());
    }

    /** C246, C248, D9: events are scrubbed; the model and the caller keep the whole text. */
    @Test
    void secretsAreGoneFromEventsOnly() {
        List<String> sent = new ArrayList<>();
        AcceptOptions options = AcceptOptions.builder()
                .listener(events::add)
                .redactor(SecretRedactor.of("s3cret"))
                .build();
        Outcome<String> outcome = AcceptOutput.accept(
                Word.retrying(1),
                "?s3cret",
                failure -> {
                    sent.add(failure.observed());
                    return "UP s3cret";
                },
                options);

        assertThat(sent).containsExactly("no word: ?s3cret");
        assertThat(outcome.raw()).isEqualTo("UP s3cret");
        AcceptEvent.Failed first = (AcceptEvent.Failed) events.get(1);
        assertThat(first.details().raw()).isEqualTo("?[REDACTED]");
        assertThat(first.failure().observed()).isEqualTo("no word: ?[REDACTED]");
        assertThat(first.details().failure()).contains(first.failure());
        AcceptEvent.Rejected last = (AcceptEvent.Rejected) events.get(events.size() - 1);
        assertThat(last.failure().observed()).isEqualTo("not lower case: UP [REDACTED]");
        assertThat(last.failure().kind()).isEqualTo(Failure.Kind.SCHEMA);
    }

    /** C239, C241, D71: messages, paths and values are scrubbed, before they are cut or escaped; codes and names stay. */
    @Test
    void issuesAreScrubbedInEveryPart() {
        String secret = "value \"with\"\nline breaks ".repeat(10);
        Issue issue = Issue.of(
                IssueCode.INVALID_VALUE,
                IssuePath.ROOT.name("list").index(2).name(secret),
                Map.of("values", List.of("a", secret), "value", secret));
        Failure failure = Failure.schema(List.of(issue)).withReason(Failure.Reason.REFUSED);

        Failure redacted = RedactedFailure.of(failure, SecretRedactor.of(secret, "value"));

        assertThat(redacted.reason()).isEqualTo(Failure.Reason.REFUSED);
        assertThat(redacted.issues().get(0).params())
                .containsEntry("values", List.of("a", "[REDACTED]"))
                .containsEntry("value", "[REDACTED]");
        assertThat(redacted.observed())
                .isEqualTo("list[2][\"[REDACTED]\"]: expected one of \"a\", \"[REDACTED]\", got \"[REDACTED]\"");
    }

    @Test
    void aSyntaxFailureWithItsIssueKeepsIt() {
        Failure failure = Failure.syntax(
                Failure.Reason.TRUNCATED,
                Issue.of(
                        IssueCode.MALFORMED,
                        IssuePath.ROOT,
                        Map.of("expected", "a value", "received", "s3cret", "line", 1, "column", 2, "offset", 1)));

        Failure redacted = RedactedFailure.of(failure, SecretRedactor.of("s3cret"));

        assertThat(redacted.kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(redacted.reason()).isEqualTo(Failure.Reason.TRUNCATED);
        assertThat(redacted.issues().get(0).params()).containsEntry("line", 1).containsEntry("received", "[REDACTED]");
        assertThat(RedactedFailure.of(failure, SecretRedactor.NONE)).isSameAs(failure);
    }

    /** D47: a listener that throws harms neither the run nor the others. */
    @Test
    void listenersAreIsolated() {
        AcceptOptions options = AcceptOptions.builder()
                .listener(event -> {
                    throw new RuntimeException("a listener breaks", null, false, false) {};
                })
                .listener(event -> {
                    throw new Error("a listener breaks badly", null, false, false) {};
                })
                .listener(events::add)
                .build();
        Outcome<String> outcome = AcceptOutput.accept(Word.retrying(0), "fine", failure -> "x", options);

        assertThat(outcome.accepted()).isTrue();
        assertThat(events).hasSize(3);
    }
}
