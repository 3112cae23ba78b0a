package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.call;
import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.StructuredOutputTiming;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tools on the way to an artifact. */
class BoundedToolsTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    private final List<String> worked = Collections.synchronizedList(new ArrayList<>());

    /** C229, D38: by default no tool is offered, and a stray call is ignored. */
    @Test
    void toolsAreOffByDefault() {
        TestAgent agent = agent(
                good().build(),
                ScriptedReply.of(new TextBlock("GO"), new ToolCall("c1", "lookup", Map.of()), new TextBlock("OD")));
        agent.run();

        assertThat(worked).isEmpty();
        assertThat(agent.provider.requests().get(0).tools()).isEmpty();
    }

    /** C230: a reply with calls is not parsed, whatever text stands beside them. */
    @Test
    void aReplyWithCallsIsNoAnswer() {
        List<String> parsed = new ArrayList<>();
        LoopOptions<String> options = LoopOptions.builder(ArtifactParser.<String>of(text -> {
                    parsed.add(text);
                    return ArtifactParseResult.parsed(text);
                }))
                .validator(TestAgent.contains("GOOD"))
                .toolCalls(ToolCallMode.BOUNDED)
                .build();
        agent(options, ScriptedReply.of(new TextBlock("GOOD one"), new ToolCall("c1", "lookup", Map.of())), GOOD)
                .run();

        assertThat(parsed).containsExactly("GOOD");
    }

    /** C231, D60: calls of one reply run one after the other, in order, even if they are slow. */
    @Test
    void callsRunOneAfterTheOther() {
        agent(
                        bounded(),
                        ScriptedReply.of(
                                new ToolCall("c1", "slow", Map.of()),
                                new ToolCall("c2", "lookup", Map.of()),
                                new ToolCall("c3", "slow", Map.of())),
                        GOOD)
                .run();

        assertThat(worked).containsExactly("c1 begins", "c1 ends", "c2", "c3 begins", "c3 ends");
    }

    /** C232, D68: the guard sees every call; what it refuses never starts, and the model is told. */
    @Test
    void theGuardStandsInFront() {
        ToolGuard guard = ToolGuard.of((tool, call) -> switch (call.id()) {
            case "c1" -> Optional.of(ToolDenial.permission("not you"));
            case "c2" -> Optional.of(ToolDenial.arguments("missing argument: q"));
            case "c3" -> throw new IllegalStateException("the guard broke");
            default -> Optional.empty();
        });
        TestAgent agent = new TestAgent(
                config -> config.loop(bounded()).tools(tools()).guard(guard), calls("c1", "c2", "c3", "c4"), GOOD);
        agent.run();

        assertThat(worked).containsExactly("c4");
        assertThat(agent.log.of(ToolEvent.Blocked.class))
                .extracting(ToolEvent.Blocked::denial)
                .containsExactly(
                        new ToolDenial("permission_denied", "not you"),
                        new ToolDenial("validation_failed", "missing argument: q"),
                        new ToolDenial("permission_denied", "the guard broke"));
        assertThat(results(agent))
                .extracting(result -> result.error().orElse("-"))
                .containsExactly("not you", "missing argument: q", "the guard broke", "-");
    }

    /** C233, C234, C235: one budget of rounds for the whole run, also across revisions. */
    @Test
    void roundsAreSharedAcrossRevisions() {
        TestAgent agent = agent(bounded(), call("c1"), BAD, call("c2"));
        agent.runFailing();

        assertThat(worked).containsExactly("c1");
        assertThat(agent.log.lines()).last().isEqualTo("artifact_failed 3/2 tool_round_limit");
    }

    /** C233, C234: a revision turn may call tools while rounds are left. */
    @Test
    void aRevisionMayCallTools() {
        TestAgent agent = agent(bounded(), BAD, call("c1"), GOOD);
        agent.run();

        assertThat(agent.log.lines()).contains("artifact_finished 3/2 ok");
    }

    /** C236: each result is in history and store before the next request, matched by the id of its call. */
    @Test
    void resultsAreStoredBeforeTheNextRequest() {
        InMemorySessionStore store = new InMemorySessionStore();
        TestAgent agent =
                new TestAgent(config -> config.loop(bounded()).tools(tools()).store(store), calls("c1", "c2"), GOOD);
        agent.run();

        List<Message> sent = agent.provider.requests().get(1).messages();
        assertThat(results(agent)).extracting(ToolResult::toolCallId).containsExactly("c1", "c2");
        assertThat(store.messages(agent.session.id()).subList(0, 4)).isEqualTo(sent);
    }

    /** C237, D43: unknown and failing tools are told to the model, and the loop goes on. */
    @Test
    void faultsAreToldToTheModel() {
        TestAgent agent = agent(
                bounded(),
                ScriptedReply.of(
                        new ToolCall("c1", "nothing", Map.of()),
                        new ToolCall("c2", "broken", Map.of()),
                        new ToolCall("c3", "failing", Map.of()),
                        new ToolCall("c4", "lookup", Map.of())),
                GOOD);
        agent.run();

        assertThat(results(agent))
                .extracting(result -> result.error().orElse("-"))
                .containsExactly("unknown tool: nothing", "it broke", "it failed", "-");
        assertThat(agent.log.of(ToolEvent.Failed.class)).hasSize(3);
        assertThat(worked).containsExactly("c4");
    }

    /** C237, D43: what is no answer at all is told as well. */
    @Test
    void aToolOrGuardThatDoesNotAnswerIsAFault() {
        ToolRegistry silent = ToolRegistry.of(new Silent(), Tool.of("erring", "", arguments -> {
            throw new AssertionError("it cannot be");
        }));
        ScriptedReply calls =
                ScriptedReply.of(new ToolCall("c1", "silent", Map.of()), new ToolCall("c2", "erring", Map.of()));
        TestAgent agent = new TestAgent(config -> config.loop(bounded()).tools(silent), calls, GOOD);
        agent.run();
        TestAgent unguarded = new TestAgent(
                config -> config.loop(bounded()).tools(tools()).guard((tool, call, context) -> null), call("c1"), GOOD);
        unguarded.run();

        assertThat(results(agent))
                .extracting(result -> result.error().orElse("-"))
                .containsExactly("the tool answered null", "it cannot be");
        assertThat(results(unguarded))
                .extracting(result -> result.error().orElse("-"))
                .containsExactly("the guard answered null");
        assertThat(worked).isEmpty();
    }

    /** C238, D42: calls on a turn whose tools were withdrawn are never executed, even with rounds left. */
    @Test
    void withdrawnToolsAreNotExecuted() {
        LoopOptions<String> late = good().toolCalls(ToolCallMode.BOUNDED)
                .structuredOutput(StructuredOutputOptions.of("word", Map.of()))
                .structuredOutputTiming(StructuredOutputTiming.FINAL_TURN_ONLY)
                .build();
        TestAgent agent = agent(late, ScriptedReply.text("a draft"), call("c1"));
        agent.runFailing();

        assertThat(worked).isEmpty();
        assertThat(agent.log.lines()).last().isEqualTo("artifact_failed 2/1 tool_round_limit");
    }

    /** D67: after an abort, calls of the round that did not begin get no result. */
    @Test
    void anAbortStopsTheRound() {
        CancellationSource source = new CancellationSource();
        Tool aborting = Tool.of("lookup", "", arguments -> {
            worked.add("call");
            source.cancel("enough");
            return null;
        });
        TestAgent agent = new TestAgent(
                config -> config.loop(bounded()).tools(ToolRegistry.of(aborting)), calls("c1", "c2"), GOOD);
        agent.runFailing(RunOptions.builder().signal(source.token()).build());

        assertThat(worked).containsExactly("call");
        assertThat(agent.session.history()).hasSize(3);
        assertThat(agent.log.lines()).last().isEqualTo("error aborted: enough");
    }

    private static LoopOptions<String> bounded() {
        return good().toolCalls(ToolCallMode.BOUNDED).build();
    }

    private static ScriptedReply calls(String... ids) {
        return ScriptedReply.of(List.of(ids).stream()
                .map(id -> new ToolCall(id, "lookup", Map.of()))
                .toArray(ToolCall[]::new));
    }

    private TestAgent agent(LoopOptions<String> options, ScriptedReply... replies) {
        return new TestAgent(config -> config.loop(options).tools(tools()), replies);
    }

    /** What the second request tells the model of its calls. */
    private static List<ToolResult> results(TestAgent agent) {
        return agent.provider.requests().get(1).messages().stream()
                .flatMap(message -> message.content().stream())
                .filter(ToolResult.class::isInstance)
                .map(ToolResult.class::cast)
                .toList();
    }

    private ToolRegistry tools() {
        Tool broken = Tool.of("broken", "", arguments -> {
            throw new IllegalStateException("it broke");
        });
        return ToolRegistry.of(new Lookup(), new Slow(), broken, new Failing());
    }

    private final class Lookup implements Tool {
        @Override
        public ToolDeclaration declaration() {
            return new ToolDeclaration("lookup", "", Map.of());
        }

        @Override
        public CompletionStage<Object> execute(ToolCall call, ToolContext context) {
            worked.add(call.id());
            return CompletableFuture.completedFuture(Map.of("found", true));
        }
    }

    private final class Slow implements Tool {
        @Override
        public ToolDeclaration declaration() {
            return new ToolDeclaration("slow", "", Map.of());
        }

        @Override
        public CompletionStage<Object> execute(ToolCall call, ToolContext context) {
            worked.add(call.id() + " begins");
            return CompletableFuture.supplyAsync(
                    () -> worked.add(call.id() + " ends"),
                    CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS));
        }
    }

    private static final class Silent implements Tool {
        @Override
        public ToolDeclaration declaration() {
            return new ToolDeclaration("silent", "", Map.of());
        }

        @Override
        public CompletionStage<Object> execute(ToolCall call, ToolContext context) {
            return null;
        }
    }

    private static final class Failing implements Tool {
        @Override
        public ToolDeclaration declaration() {
            return new ToolDeclaration("failing", "", Map.of());
        }

        @Override
        public CompletionStage<Object> execute(ToolCall call, ToolContext context) {
            return CompletableFuture.failedFuture(new IllegalStateException("it failed"));
        }
    }
}
