package dev.llmoutput.samples.quickstart.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.Attempt;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import org.junit.jupiter.api.Test;

/** What a failure tells. */
class FailureReportCasesTest {
    /** B147: every reply, its class, its issues and the number of attempts can be had from the result. */
    @Test
    void b147EverythingIsThere() {
        String reply = "Sorry, I only found <b>two</b>.";
        Outcome<Person> outcome =
                AcceptOutput.ask(PersonOutput.TYPE, Replies.of(reply, "{}", "[]"), ModelRequest.of("go"));

        assertThat(outcome.trail()).extracting(Attempt::raw).containsExactly(reply, "{}", "[]");
        assertThat(outcome.trail())
                .extracting(attempt -> attempt.failure().orElseThrow().kind())
                .containsExactly(Failure.Kind.SYNTAX, Failure.Kind.SCHEMA, Failure.Kind.SCHEMA);
        assertThat(outcome.attempts()).isEqualTo(3);
        Failure second = outcome.trail().get(1).failure().orElseThrow();
        assertThat(second.issues()).extracting(issue -> issue.path().toString()).containsExactly("name", "age");
        assertThat(second.issues()).extracting(Issue::code).containsOnly(IssueCode.MISSING);
    }

    /** B149: valid JSON is never called unparsable; the key that is missing and the one that is near are both named. */
    @Test
    void b149TheCauseIsNamed() {
        Failure failure = failure("{\"agent\": \"done\", \"args\": {}}");

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure.issues())
                .extracting(Issue::code)
                .containsExactlyInAnyOrder(IssueCode.MISSING, IssueCode.UNRECOGNIZED_KEYS);
        assertThat(failure.observed()).contains("agentName", "\"agent\"");
    }

    /** B149, C274: so is what a record's own constructor says, and nothing is thrown. */
    @Test
    void b149TheConstructorsWords() {
        Failure failure = failure("{\"agentName\": \"nobody\", \"args\": {}}");

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure.observed()).contains("there is no such agent");
    }

    private static Failure failure(String reply) {
        return ((Parsed.Failed<Call>) CallOutput.TYPE.parse(reply)).failure();
    }
}
