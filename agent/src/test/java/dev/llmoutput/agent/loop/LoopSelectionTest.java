package dev.llmoutput.agent.loop;

import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** Which strategy a run follows. */
class LoopSelectionTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    /** C156: the run's choice replaces the agent's as a whole. */
    @Test
    void theRunWins() {
        TestAgent agent = TestAgent.of(good().strategy("magic").maxRevisions(0).build(), BAD, GOOD);
        agent.run(RunOptions.of(good().build()));

        assertThat(agent.log.lines()).contains("artifact_finished 2/2 ok");
    }

    /** C157: the agent's choice holds otherwise. */
    @Test
    void theAgentsChoiceHolds() {
        TestAgent agent = TestAgent.of(good().build(), GOOD);
        agent.run();

        assertThat(agent.log.lines()).contains("artifact_finished 1/1 ok");
    }

    /** C158, C188: without a choice nothing is judged. */
    @Test
    void singleShotIsTheDefault() {
        TestAgent agent = new TestAgent(config -> config, BAD);

        assertThat(agent.run().text()).isEqualTo("bad");
        assertThat(agent.log.types()).noneMatch(type -> type.startsWith("artifact_"));
    }

    /** C159, C161: a strategy that the factory built runs as the options form does, also twice at once (D64). */
    @Test
    void theFactoryAndTheOptionsFormAgree() {
        LoopOptions<String> options = good().build();
        TestAgent first = TestAgent.of(options, BAD, GOOD, BAD, GOOD);
        TestAgent second = TestAgent.of(GenerateValidateRevise.of(options), BAD, GOOD, BAD, GOOD);
        first.run();
        first.run();
        second.run();
        second.run();

        assertThat(second.log.lines()).isEqualTo(first.log.lines());
        assertThat(LoopResolver.resolve(options)).isInstanceOf(GenerateValidateRevise.class);
        assertThat(LoopResolver.resolve(
                        LoopOptions.builder().strategy(SingleShot.NAME).build()))
                .isSameAs(SingleShot.INSTANCE);
    }

    /** C160: an unknown name fails before anything is asked or stored. */
    @Test
    void anUnknownNameFailsFirst() {
        TestAgent agent = TestAgent.of(good().strategy("magic").build(), GOOD);

        assertThat(agent.runFailing()).hasMessage("unknown loop strategy: magic");
        assertThat(agent.provider.requests()).isEmpty();
        assertThat(agent.session.history()).isEmpty();
    }

    /** C161, C164: a host's strategy is used as it is, and reaches the outside through the context alone. */
    @Test
    void aHostsStrategyIsUsedAsItIs() {
        List<ProviderRequest> seen = new ArrayList<>();
        AgentLoop twice = new AgentLoop() {
            @Override
            public String name() {
                return "twice";
            }

            @Override
            public CompletionStage<LoopResult> run(LoopContext context) {
                return context.assemble(context.history(), context.input())
                        .thenCompose(request -> {
                            seen.add(request);
                            return context.generate(request).thenCompose(first -> context.generate(request));
                        })
                        .thenCompose(second -> context.append(second.message().orElseThrow()))
                        .thenApply(done -> LoopResult.empty());
            }
        };
        TestAgent agent = TestAgent.of(twice, BAD, GOOD);

        assertThat(agent.run().text()).isEqualTo("GOOD");
        assertThat(agent.provider.requests()).containsExactly(seen.get(0), seen.get(0));
        assertThat(agent.log.types())
                .containsExactly(
                        "agent_started",
                        "message_started",
                        "message_delta",
                        "message_started",
                        "message_delta",
                        "agent_finished");
    }

    /** C162, D73: a judging strategy without a validator is refused before the first turn. */
    @Test
    void aValidatorIsNeeded() {
        LoopOptions<String> options = LoopOptions.builder(ArtifactParser.text()).build();
        TestAgent agent = TestAgent.of(options, GOOD);

        assertThat(agent.runFailing()).hasMessage("generate-validate-revise needs a validator");
        assertThat(agent.provider.requests()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> GenerateValidateRevise.of(options));
    }

    /** C163: what holds unless said otherwise. */
    @Test
    void defaults() {
        LoopOptions<String> options = LoopOptions.builder().build();

        assertThat(options.strategy()).isEqualTo("generate-validate-revise");
        assertThat(options.maxRevisions()).isEqualTo(3);
        assertThat(options.toolCalls()).isEqualTo(ToolCallMode.DISABLED);
        assertThat(options.structuredOutputMode()).isEqualTo(StructuredOutputMode.NATIVE);
        assertThat(options.structuredOutputTiming()).isEqualTo(StructuredOutputTiming.EVERY_TURN);
        assertThat(options.structuredOutput()).isEmpty();
    }

    /** C165: the choice is made once per run, not once per turn. */
    @Test
    void theChoiceIsMadeOncePerRun() {
        int[] asked = new int[1];
        TestAgent agent = TestAgent.of(
                good().structuredOutput(() -> {
                            asked[0]++;
                            return StructuredOutputOptions.of("word", Map.of());
                        })
                        .build(),
                BAD,
                BAD,
                GOOD);
        agent.run();

        assertThat(asked[0]).isEqualTo(1);
        assertThat(agent.provider.requests())
                .allSatisfy(request -> assertThat(request.structuredOutput()).isPresent());
    }

    /** C174: negative budgets are refused at once. */
    @Test
    void negativeBudgetsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LoopOptions.builder().maxRevisions(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RunOptions.builder().maxToolRounds(-1));
    }

    /** C198, C202, C205: a direct run throws nothing on exhaustion, and hands back the sum. */
    @Test
    void aDirectRunHandsBackTheSum() {
        LoopContextStub context = new LoopContextStub("bad");
        LoopResult result = GenerateValidateRevise.of(good().maxRevisions(2).build())
                .run(context)
                .toCompletableFuture()
                .join();

        assertThat(result.usage()).contains(Usage.of(6, 3));
        assertThat(context.events.get(context.events.size() - 1).type()).isEqualTo("artifact_failed");
        assertThat(LoopResult.empty().usage()).isEmpty();
    }

    /** A callback that fails later fails the run as one that throws does. */
    @Test
    void aStageThatFailsLaterFailsTheRun() {
        TestAgent agent = new TestAgent(
                config -> config.loop(good().validator((text, context) -> CompletableFuture.supplyAsync(() -> {
                                    throw new IllegalStateException("it broke");
                                }))
                                .build())
                        .tools(ToolRegistry.of()),
                GOOD);

        assertThat(agent.runFailing()).hasMessage("it broke").hasCauseInstanceOf(IllegalStateException.class);
    }
}
