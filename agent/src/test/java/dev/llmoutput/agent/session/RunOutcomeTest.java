package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.call;
import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.llmoutput.agent.EventLog;
import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderException;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.accept.Usage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How a run ends for the one who started it. */
class RunOutcomeTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    /** C196, C199: revisions are no errors; an accepted answer is a success. */
    @Test
    void revisionsAreNoErrors() {
        TestAgent agent = TestAgent.of(good().build(), BAD, ScriptedReply.text(""), BAD, GOOD);
        AgentRunResult result = agent.run();

        assertThat(agent.log.types()).doesNotContain("error");
        assertThat(result.status()).isEqualTo(RunStatus.SUCCEEDED);
        assertThat(result.text()).isEqualTo("GOOD");
        assertThat(result.error()).isEmpty();
    }

    /** C197, C201, C204: exhaustion fails the run; artifact_failed stays the last event (D35). */
    @Test
    void exhaustionFailsTheRun() {
        TestAgent agent = TestAgent.of(good().maxRevisions(0).build(), BAD.withUsage(Usage.of(10, 5)));
        AgentRunError error = agent.runFailing();

        assertThat(error).hasMessage("missing text: GOOD").hasNoCause();
        assertThat(error.result().runId()).startsWith(agent.session.id());
        assertThat(error.result().status()).isEqualTo(RunStatus.FAILED);
        assertThat(error.result().usage()).contains(Usage.of(10, 5));
        assertThat(error.result().error())
                .contains(AgentError.of("missing text: GOOD")
                        .withName("ArtifactFailed")
                        .withCode("artifact_failed"));
        assertThat(agent.log.types()).last().isEqualTo("artifact_failed");
    }

    /** C182, C201, D81: a text under reason is the code, anything else is not. */
    @Test
    void theReasonIsTheCode() {
        assertThat(code(TestAgent.of(good().maxRevisions(0).build(), ScriptedReply.text(""))))
                .isEqualTo("parse_error");
        TestAgent limited = new TestAgent(
                config -> config.loop(good().toolCalls(ToolCallMode.BOUNDED).build())
                        .tools(ToolRegistry.of(TestAgent.lookup())),
                call("c1"),
                call("c2"));
        assertThat(code(limited)).isEqualTo("tool_round_limit");
        assertThat(code(rejecting("policy"))).isEqualTo("policy");
        assertThat(code(rejecting(Map.of("a", 1)))).isEqualTo("artifact_failed");
    }

    private static TestAgent rejecting(Object reason) {
        ArtifactValidation verdict =
                ArtifactValidation.rejected(List.of(ArtifactError.of("no"))).withMetadata(Map.of("reason", reason));
        return TestAgent.of(
                good().validator(ArtifactValidator.of(text -> verdict))
                        .maxRevisions(0)
                        .build(),
                BAD);
    }

    private static Object code(TestAgent agent) {
        return agent.runFailing().result().error().orElseThrow().code().orElseThrow();
    }

    /** C205, D36, D78: usage is the sum, also of a run that fails for real; absent if nobody reports any (C202). */
    @Test
    void usageIsTheSum() {
        ScriptedReply paid = BAD.withUsage(Usage.of(10, 5));
        assertThat(TestAgent.of(good().build(), paid, BAD, GOOD.withUsage(Usage.of(1, 1)))
                        .run()
                        .usage())
                .contains(Usage.of(11, 6));
        assertThat(TestAgent.of(good().build(), BAD, GOOD).run().usage()).isEmpty();
        AgentRunError broken = TestAgent.of(
                        good().build(),
                        paid,
                        ScriptedReply.of().failingWith(new IllegalStateException("socket closed")))
                .runFailing();
        assertThat(broken.result().usage()).contains(Usage.of(10, 5));
        assertThat(broken).hasMessage("socket closed");
    }

    /** C194: a provider's code reaches event and error; a failure without words is told by its kind. */
    @Test
    void realFailuresKeepTheirCode() {
        TestAgent limited = TestAgent.of(
                good().build(), ScriptedReply.of().failingWith(new ProviderException("rate limited", 429)));
        TestAgent named =
                TestAgent.of(good().build(), ScriptedReply.of().failingWith(new ProviderException("no", "overloaded")));
        TestAgent mute =
                TestAgent.of(good().build(), ScriptedReply.of().failingWith(new UnsupportedOperationException()));

        assertThat(limited.runFailing().result().error())
                .contains(AgentError.of("rate limited").withCode(429));
        assertThat(code(named)).isEqualTo("overloaded");
        assertThat(mute.runFailing()).hasMessage("UnsupportedOperationException");
    }

    /** C194, D34: an answer of null fails, and the message names the callback. */
    @Test
    void anAnswerOfNullIsAFault() {
        assertThat(TestAgent.of(good().validator((text, context) -> null).build(), GOOD)
                        .runFailing())
                .hasMessage("the validator answered null");
        assertThat(TestAgent.of(
                                good().repairer((text, failure, context) -> CompletableFuture.completedFuture(null))
                                        .build(),
                                BAD)
                        .runFailing())
                .hasMessage("the repairer answered null");
        assertThat(TestAgent.of(
                                LoopOptions.<String>builder((text, context) -> CompletableFuture.completedFuture(null))
                                        .validator(TestAgent.contains("GOOD"))
                                        .build(),
                                GOOD)
                        .runFailing())
                .hasMessage("the parser answered null");
        assertThat(new TestAgent(config -> config.store((session, run, message) -> null), GOOD).runFailing())
                .hasMessage("the store answered null");
        AgentSession mute = Agent.of(AgentConfig.builder()
                        .provider(new Mute())
                        .model(TestAgent.MODEL)
                        .build())
                .newSession();
        assertThat(TestAgent.failure(mute.run("go"))).hasMessage("the provider answered null");
    }

    /** C192, C193, D80: an abort is told with its reason. */
    @Test
    void anAbortHasAReason() {
        CancellationSource source = new CancellationSource();
        source.cancel("shutting down");
        AgentRunError error = TestAgent.of(good().build(), GOOD)
                .runFailing(RunOptions.builder().signal(source.token()).build());

        assertThat(error.result().status()).isEqualTo(RunStatus.ABORTED);
        assertThat(error.result().abortReason()).contains("shutting down");
        assertThat(error).hasMessage("aborted: shutting down");
    }

    /** C193: an abort does not wait for a provider that hangs, and what it says later is dropped. */
    @Test
    void anAbortEndsACallThatHangs() {
        CancellationSource source = new CancellationSource();
        Hanging provider = new Hanging();
        EventLog log = new EventLog();
        AgentSession session = Agent.of(AgentConfig.builder()
                        .provider(provider)
                        .model(TestAgent.MODEL)
                        .loop(good().build())
                        .build())
                .newSession();
        session.subscribe(log);
        CompletableFuture<AgentRunResult> run = session.run(
                AgentInput.of("go"), RunOptions.builder().signal(source.token()).build());
        assertThat(run).isNotDone();
        source.cancel("enough");
        provider.sink.accept(new TextBlock("too late"));
        provider.reply.complete(ProviderReply.done());

        assertThat(TestAgent.failure(run).result().status()).isEqualTo(RunStatus.ABORTED);
        assertThat(log.lines()).containsExactly("agent_started", "turn_started 1", "error aborted: enough");
    }

    /** D50: a session makes one run at a time; the first one is not affected. */
    @Test
    void aBusySessionRefuses() {
        Hanging provider = new Hanging();
        AgentSession session = Agent.of(AgentConfig.builder()
                        .provider(provider)
                        .model(TestAgent.MODEL)
                        .build())
                .newSession();
        CompletableFuture<AgentRunResult> first = session.run("one");
        assertThatIllegalStateException().isThrownBy(() -> session.run("two"));
        provider.sink.accept(new TextBlock("done"));
        provider.reply.complete(ProviderReply.done());

        assertThat(TestAgent.join(first).text()).isEqualTo("done");
        assertThat(session.history()).hasSize(2);
    }

    /** A run may be started as soon as the one before is over, also from its own completion. */
    @Test
    void oneRunMayFollowAnother() {
        TestAgent agent = TestAgent.of(good().build(), GOOD, GOOD);
        AgentRunResult second = TestAgent.join(agent.session.run("one").thenCompose(first -> agent.session.run("two")));

        assertThat(second.runId()).endsWith("/2");
        assertThat(agent.provider.requests().get(1).messages()).hasSize(3);
    }

    /** Even one that waits for it. */
    @Test
    @Timeout(30)
    void aCompletionMayWaitForTheNextRun() {
        TestAgent agent = TestAgent.of(good().build(), GOOD, GOOD);
        String text = agent.session
                .run("one")
                .thenApply(first -> agent.session.run("two").join().text())
                .join();

        assertThat(text).isEqualTo("GOOD");
        assertThat(agent.log.types())
                .filteredOn(type -> type.equals("agent_finished"))
                .hasSize(2);
    }

    /** Takes a question and waits. */
    private static final class Mute implements ModelProvider {
        @Override
        public String id() {
            return TestAgent.MODEL.provider();
        }

        @Override
        public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
            return null;
        }
    }

    private static final class Hanging implements ModelProvider {
        private final CompletableFuture<ProviderReply> reply = new CompletableFuture<>();
        private ReplySink sink;

        @Override
        public String id() {
            return "hanging";
        }

        @Override
        public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink newSink) {
            sink = newSink;
            return reply;
        }
    }
}
