package dev.llmoutput.samples.quickstart.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.io.UncheckedIOException;
import java.net.http.HttpTimeoutException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes back to a model, how often, and what does not. */
class ReaskCasesTest {
    private static final String GOOD = "{\"name\": \"Bo\", \"age\": 40}";

    private static <T> Outcome<T> ask(OutputType<T> type, Replies model) {
        return AcceptOutput.ask(type, model, ModelRequest.of("go"));
    }

    private static <T> Outcome<T> ask(OutputType<T> type, Replies model, int retries) {
        return AcceptOutput.ask(
                type,
                model,
                ModelRequest.of("go"),
                AcceptOptions.builder().retries(retries).build());
    }

    /** B132: feedback goes along after failures of either kind. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"name\": \"Bo\", \"age\": \"old\"}", "Bo is 40."})
    void b132FeedbackGoesAlong(String first) {
        Replies model = Replies.of(first, GOOD);
        Outcome<Person> outcome = ask(PersonOutput.TYPE, model);

        assertThat(outcome.orElseThrow()).isEqualTo(new Person("Bo", 40));
        String observed = outcome.trail().get(0).failure().orElseThrow().observed();
        List<ModelMessage> second = model.messages(2);
        assertThat(second.get(second.size() - 2)).isEqualTo(ModelMessage.assistant(first));
        assertThat(second.get(second.size() - 1).text()).contains(observed);
    }

    /** B134: and it goes along once. */
    @Test
    void b134FeedbackOnce() {
        Replies model = Replies.of("{\"name\": \"Bo\"}", GOOD);
        Outcome<Person> outcome = ask(PersonOutput.TYPE, model);

        List<Issue> issues = outcome.trail().get(0).failure().orElseThrow().issues();
        assertThat(issues).doesNotHaveDuplicates().hasSize(1);
        List<ModelMessage> second = model.messages(2);
        assertThat(second.get(second.size() - 1).text()).containsOnlyOnce("age");
        assertThat(second.stream().filter(message -> message.text().contains("is missing")))
                .hasSize(1);
    }

    /** B136: a client that fails is called once, and its own exception reaches the caller. */
    @Test
    void b136TransportErrorsAreNotRetried() {
        AtomicInteger calls = new AtomicInteger();
        UncheckedIOException timeout = new UncheckedIOException(new HttpTimeoutException("too slow"));
        ModelCall model = request -> {
            calls.incrementAndGet();
            throw timeout;
        };

        assertThatThrownBy(() -> AcceptOutput.ask(PersonOutput.TYPE, model, ModelRequest.of("go")))
                .isSameAs(timeout);
        assertThat(calls).hasValue(1);
    }

    /** B137: roles alternate, the last one is the user's, and there are no others. */
    @Test
    void b137Roles() {
        Replies model = Replies.of("{\"name\": \"Bo\"}", "{}", GOOD);
        ask(PersonOutput.TYPE, model);

        for (int request = 2; request <= 3; request++) {
            assertThat(model.messages(request))
                    .extracting(ModelMessage::role)
                    .containsExactly(
                            ModelMessage.Role.SYSTEM,
                            ModelMessage.Role.USER,
                            ModelMessage.Role.ASSISTANT,
                            ModelMessage.Role.USER);
        }
    }

    /** B139: null is JSON of the wrong type, neither empty nor an exception. */
    @Test
    void b139NullIsJson() {
        Replies model = Replies.of("{\"code\": \"kx\", \"seats\": 4}", "null", "{\"code\": \"KX\", \"seats\": 4}");
        Outcome<Plate> outcome = ask(PlateOutput.TYPE, model);

        assertThat(outcome.orElseThrow()).isEqualTo(new Plate("KX", 4));
        assertThat(model.calls()).isEqualTo(3);
        Failure second = outcome.trail().get(1).failure().orElseThrow();
        assertThat(second.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(second.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.code()).isEqualTo(IssueCode.INVALID_TYPE);
            assertThat(issue.path().isRoot()).isTrue();
        });
    }

    /** B141: N retries are N + 1 calls, and as many attempts. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5})
    void b141RetriesAreCounted(int retries) {
        Replies model = Replies.of("no");
        Outcome<Count> outcome = ask(CountOutput.TYPE, model, retries);

        assertThat(outcome.accepted()).isFalse();
        assertThat(model.calls()).isEqualTo(retries + 1);
        assertThat(outcome.trail()).hasSize(retries + 1);
    }

    /** B142: the last allowed attempt counts. */
    @Test
    void b142TheLastAttemptCounts() {
        assertThat(ask(CountOutput.TYPE, Replies.of("x", "y", "{\"n\": 1}")).orElseThrow())
                .isEqualTo(new Count(1));
        Replies model = Replies.of("x", "y", "{\"n\": 1}");
        assertThat(ask(CountOutput.TYPE, model, 1).accepted()).isFalse();
        assertThat(model.calls()).isEqualTo(2);
    }

    /** B144: the default is small, whatever the replies are. */
    @Test
    void b144TheDefaultIsSmall() {
        Replies model = Replies.of("{\"n\": \"x\"}");

        assertThat(ask(CountOutput.TYPE, model).accepted()).isFalse();
        assertThat(CountOutput.TYPE.maxRetries()).isEqualTo(2);
        assertThat(model.calls()).isEqualTo(3);
    }

    /** B146: the model is shown its own words, byte for byte. */
    @Test
    void b146TheReplyAsItWasWritten() {
        String first = "{ \"age\":\"\\u0078\" ,\n\t\"name\": \"1234567890123456789012\", \"n\": 1e400 }";
        Replies model = Replies.of(first, GOOD);
        ask(PersonOutput.TYPE, model);

        assertThat(model.messages(2)).contains(ModelMessage.assistant(first));
    }
}
