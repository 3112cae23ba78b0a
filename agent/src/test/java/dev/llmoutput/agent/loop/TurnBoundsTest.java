package dev.llmoutput.agent.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactRepairer;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.InMemorySessionStore;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** How many model calls a run makes, over random scripts of replies. */
class TurnBoundsTest {
    private static final int LONGEST = 16;

    /** What a model may do. */
    enum Move {
        GOOD,
        BAD,
        BLANK,
        CALL;

        ScriptedReply reply(int number) {
            return switch (this) {
                case GOOD -> ScriptedReply.text("GOOD");
                case BAD -> ScriptedReply.text("bad");
                case BLANK -> ScriptedReply.text(" ");
                case CALL -> TestAgent.call("c" + number);
            };
        }
    }

    /** C170, C173, C178: tools bounded, schema on every turn or none. */
    @Property(seed = "170", tries = 500)
    void everyTurn(
            @ForAll @Size(value = LONGEST) List<Move> script,
            @ForAll @IntRange(max = 4) int revisions,
            @ForAll @IntRange(max = 4) int rounds) {
        TestAgent agent = run(TestAgent.good().toolCalls(ToolCallMode.BOUNDED), script, revisions, rounds);

        assertThat(agent.provider.requests()).hasSizeLessThanOrEqualTo(1 + revisions + rounds);
        assertEndsOnce(agent);
        assertThat(agent.log.of(ToolEvent.Finished.class)).hasSizeLessThanOrEqualTo(rounds);
        assertThat(agent.log.of(ArtifactEvent.ValidationStarted.class)).hasSizeLessThanOrEqualTo(1 + revisions);
    }

    /** C171, C224: at most one more turn, and only if a draft was promoted. */
    @Property(seed = "171", tries = 500)
    void finalTurnOnly(
            @ForAll @Size(value = LONGEST) List<Move> script,
            @ForAll @IntRange(max = 4) int revisions,
            @ForAll @IntRange(max = 4) int rounds) {
        LoopOptions.Builder<String> options = TestAgent.good()
                .toolCalls(ToolCallMode.BOUNDED)
                .structuredOutput(StructuredOutputOptions.of("word", Map.of("type", "string")))
                .structuredOutputTiming(StructuredOutputTiming.FINAL_TURN_ONLY);
        TestAgent agent = run(options, script, revisions, rounds);

        boolean promoted = rounds > 0 && draftBeforeRoundsAreUsed(script, rounds);
        assertThat(agent.provider.requests()).hasSizeLessThanOrEqualTo((promoted ? 2 : 1) + revisions + rounds);
        assertEndsOnce(agent);
        assertThat(agent.provider.requests())
                .allSatisfy(request -> assertThat(request.tools().isEmpty())
                        .isEqualTo(request.structuredOutput().isPresent()));
    }

    /** C166, C168, C169, C172: without tools, the first good answer ends the run; parse failures cost as much as others. */
    @Property(seed = "166", tries = 500)
    void withoutTools(@ForAll @Size(value = LONGEST) List<Move> script, @ForAll @IntRange(max = 8) int revisions) {
        TestAgent agent = run(TestAgent.good(), script, revisions, 1);

        int good = script.indexOf(Move.GOOD) < 0 ? Integer.MAX_VALUE : script.indexOf(Move.GOOD) + 1;
        assertThat(agent.provider.requests()).hasSize(Math.min(good, revisions + 1));
        assertThat(agent.log.of(ArtifactEvent.Finished.class)).hasSize(good <= revisions + 1 ? 1 : 0);
        assertThat(agent.log.of(ArtifactEvent.RevisionStarted.class))
                .hasSize(agent.provider.requests().size() - 1);
    }

    /** C166, C172: N + 1 turns, N revisions, N repairer calls, and one append for each. */
    @Example
    void alwaysBad() {
        AtomicInteger repairs = new AtomicInteger();
        InMemorySessionStore store = new InMemorySessionStore();
        LoopOptions<String> options = LoopOptions.builder()
                .validator(ArtifactValidator.of(text -> ArtifactValidation.rejected()))
                .repairer(ArtifactRepairer.of(failure -> AgentInput.of("repair " + repairs.incrementAndGet())))
                .maxRevisions(5)
                .build();
        TestAgent agent = new TestAgent(
                config -> config.loop(options).store(store),
                Collections.nCopies(7, ScriptedReply.text("bad")).toArray(ScriptedReply[]::new));
        agent.runFailing();

        assertThat(agent.provider.requests()).hasSize(6);
        assertThat(repairs).hasValue(5);
        assertThat(store.messages(agent.session.id()))
                .filteredOn(message -> message.text().startsWith("repair"))
                .extracting(message -> message.text())
                .containsExactly("repair 1", "repair 2", "repair 3", "repair 4", "repair 5");
    }

    /** C167: no revision at all. */
    @Example
    void noRevision() {
        LoopOptions<String> options = TestAgent.good()
                .repairer(ArtifactRepairer.of(failure -> {
                    throw new AssertionError("no repair is due");
                }))
                .maxRevisions(0)
                .build();
        TestAgent agent = TestAgent.of(options, ScriptedReply.text("bad"));
        agent.runFailing();

        assertThat(agent.log.lines()).last().isEqualTo("artifact_failed 1/1 bad");
    }

    /** A run of many turns that answer at once does not grow the stack; there is no ceiling of its own (D74). */
    @Example
    void manyTurns() {
        LoopContextStub context = new LoopContextStub("bad");
        LoopOptions<String> options = TestAgent.good()
                .repairer(ArtifactRepairer.of(failure -> AgentInput.of(List.of())))
                .maxRevisions(2_000)
                .build();

        GenerateValidateRevise.of(options).run(context).toCompletableFuture().join();

        assertThat(context.requests).isEqualTo(2_001);
    }

    private static TestAgent run(LoopOptions.Builder<String> options, List<Move> script, int revisions, int rounds) {
        List<ScriptedReply> replies = new ArrayList<>();
        for (int i = 0; i < LONGEST; i++) {
            replies.add(script.get(i).reply(i));
        }
        TestAgent agent = new TestAgent(
                config ->
                        config.loop(options.maxRevisions(revisions).build()).tools(ToolRegistry.of(TestAgent.lookup())),
                replies.toArray(ScriptedReply[]::new));
        agent.runAnyhow(RunOptions.builder().maxToolRounds(rounds).build());
        return agent;
    }

    private static void assertEndsOnce(TestAgent agent) {
        assertThat(agent.log.types())
                .filteredOn(type -> type.equals("artifact_finished") || type.equals("artifact_failed"))
                .hasSize(1);
        assertThat(agent.log.types()).doesNotContain("error");
    }

    private static boolean draftBeforeRoundsAreUsed(List<Move> script, int rounds) {
        return script.subList(0, rounds).stream().anyMatch(move -> move != Move.CALL);
    }
}
