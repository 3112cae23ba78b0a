package dev.llmoutput.agent.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An output type in a loop: one call makes the callbacks, and the typed answer comes back. */
class OutputArtifactTest {
    private static final String HINT = "Numbers and commas.";
    private static final ScriptedReply PROSE = ScriptedReply.text("here you are");

    /** C142: the callbacks of a type run in a loop that knows nothing of it, and hand over a typed value. */
    @Test
    void aTypeIsALoop() {
        LoopOptions<Parsed<List<Integer>>> options =
                LoopOptions.builder(new Numbers()).build();
        TestAgent agent = TestAgent.of(options, PROSE, ScriptedReply.text("1,-2,3"), ScriptedReply.text("1,2,3"));
        AgentRunResult result = agent.run();

        Parsed<List<Integer>> parsed =
                result.candidate(options).flatMap(ArtifactCandidate::value).orElseThrow();
        List<Integer> value = parsed.match(Parsed.Ok::value, failed -> List.of());
        assertThat(value).containsExactly(1, 2, 3);
    }

    /** C143: syntax is a parse failure, schema a verdict with one error per issue. */
    @Test
    void kindsOfFailureAreKept() {
        LoopOptions<Parsed<List<Integer>>> options =
                LoopOptions.builder(new Numbers()).maxRevisions(1).build();
        TestAgent agent = TestAgent.of(options, PROSE, ScriptedReply.text("-1,2,-3"));
        agent.runFailing();

        assertThat(agent.log.of(ArtifactEvent.ValidationFinished.class))
                .extracting(ArtifactEvent.ValidationFinished::result)
                .containsExactly(
                        ArtifactValidation.rejected(List.of(ArtifactError.at("$", "not numbers")))
                                .withMetadata(Map.of("reason", "parse_error")),
                        ArtifactValidation.rejected(List.of(
                                ArtifactError.at("[0]", "must not be negative"),
                                ArtifactError.at("[2]", "must not be negative"))));
    }

    /** C022, C143: the model is told exactly what was observed. */
    @Test
    void theRepairIsWhatWasObserved() {
        TestAgent agent = TestAgent.of(
                LoopOptions.builder(new Numbers()).build(),
                PROSE,
                ScriptedReply.text("-1,2,-3"),
                ScriptedReply.text(" "),
                ScriptedReply.text("1"));
        agent.run();

        assertThat(agent.provider.requests().get(3).messages())
                .filteredOn(message -> message.role().wireName().equals("user"))
                .extracting(message -> message.text())
                .containsExactly(
                        "go",
                        "not numbers",
                        "[0]: must not be negative; [2]: must not be negative",
                        "the answer has no text");
    }

    /** C090: no loop adds a type's hint by itself. */
    @Test
    void theHintIsNotAdded() {
        TestAgent agent = TestAgent.of(LoopOptions.builder(new Numbers()).build(), PROSE, ScriptedReply.text("1"));
        agent.run();

        assertThat(agent.provider.requests())
                .hasSize(2)
                .allSatisfy(request -> assertThat(request.messages())
                        .noneSatisfy(message -> assertThat(message.text()).contains(HINT)));
    }

    /** The budget is used up: the attempt with the fewest issues is handed over, the latest of equal ones. */
    @Test
    void theBestAttemptIsKept() {
        LoopOptions<Parsed<List<Integer>>> options =
                LoopOptions.builder(new Numbers()).maxRevisions(4).build();
        TestAgent agent = TestAgent.of(
                options,
                ScriptedReply.text("-1,-2"),
                ScriptedReply.text("-3,4"),
                ScriptedReply.text("-5,6"),
                ScriptedReply.text("-7,-8"),
                PROSE);
        ArtifactCandidate<Parsed<List<Integer>>> best =
                agent.runFailing().result().candidate(options).orElseThrow();

        assertThat(best.attempt()).isEqualTo(3);
        assertThat(best.text()).isEqualTo("-5,6");
        assertThat(best.accepted()).isFalse();
        assertThat(best.validation().errors().orElseThrow()).hasSize(1);
    }

    /** Another run's options are no key to the answer. */
    @Test
    void theOptionsAreTheKey() {
        LoopOptions<Parsed<List<Integer>>> options =
                LoopOptions.builder(new Numbers()).build();
        AgentRunResult result = TestAgent.of(options, ScriptedReply.text("1")).run();

        assertThat(result.candidate(options)).isPresent();
        assertThat(result.candidate(LoopOptions.builder(new Numbers()).build())).isEmpty();
    }

    /** D59: the type's retries are not taken over. */
    @Test
    void retriesAreAnotherBudget() {
        assertThat(LoopOptions.builder(new Numbers()).build().maxRevisions()).isEqualTo(3);
    }

    /** Comma-separated numbers, none of them negative: a type written by hand. */
    private static final class Numbers implements OutputType<List<Integer>> {
        @Override
        public String name() {
            return "numbers";
        }

        @Override
        public Optional<String> requestHint() {
            return Optional.of(HINT);
        }

        @Override
        public Parsed<List<Integer>> parse(String raw) {
            List<Integer> numbers = new ArrayList<>();
            List<Issue> issues = new ArrayList<>();
            for (String item : raw.split(",", -1)) {
                if (!item.matches("-?[0-9]+")) {
                    return Parsed.failed(Failure.syntax(Failure.Reason.MALFORMED, "not numbers"));
                }
                if (item.startsWith("-")) {
                    issues.add(Issue.custom(IssuePath.ROOT.index(numbers.size()), "must not be negative"));
                }
                numbers.add(Integer.valueOf(item));
            }
            return issues.isEmpty() ? Parsed.ok(numbers, raw, false) : Parsed.failed(Failure.schema(issues));
        }

        @Override
        public boolean retryable(Failure failure) {
            return true;
        }

        @Override
        public int maxRetries() {
            return 7;
        }
    }
}
