package dev.llmoutput.agent;

import static dev.llmoutput.agent.TestAgent.call;
import static dev.llmoutput.agent.TestAgent.good;
import static dev.llmoutput.agent.TestAgent.lookup;

import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.artifact.ArtifactRepairer;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.loop.AgentLoop;
import dev.llmoutput.agent.loop.GenerateValidateRevise;
import dev.llmoutput.agent.loop.LoopContext;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.LoopResult;
import dev.llmoutput.agent.loop.LoopSelection;
import dev.llmoutput.agent.loop.StructuredOutputTiming;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.provider.ProviderException;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;

/** Every path through a run, by the name under which docs/agent-events.md shows it. */
final class EventPaths {
    /** Goes a path, and tells what was emitted on it. */
    @FunctionalInterface
    interface Way {
        EventLog go();
    }

    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    private final Map<String, Way> ways = new LinkedHashMap<>();

    private EventPaths() {}

    static Map<String, Way> all() {
        EventPaths paths = new EventPaths();
        paths.addAnswers();
        paths.addTools();
        paths.addSingleShot();
        paths.addAborts();
        paths.addFailures();
        return paths.ways;
    }

    private void addAnswers() {
        ways.put("Accepted at once", run(good().build(), GOOD));
        ways.put("Accepted after a revision", run(good().build(), BAD, GOOD));
        ways.put("Never accepted", run(good().maxRevisions(1).build(), BAD, BAD));
        ways.put("Not parsed, then accepted", run(picky().build(), BAD, GOOD));
        ways.put("Empty, then accepted", run(good().build(), ScriptedReply.text(" \u00a0"), GOOD));
        ways.put("Empty to the end", run(good().maxRevisions(0).build(), ScriptedReply.text("")));
        ways.put("A reply without any piece", run(good().build(), ScriptedReply.of(), GOOD));
        ways.put("A reply in pieces", run(good().build(), ScriptedReply.of(new TextBlock("GO"), new TextBlock("OD"))));
    }

    private void addTools() {
        ways.put("A tool, then accepted", run(bounded().build(), call("c1"), GOOD));
        ways.put(
                "Two tools in one reply",
                run(
                        bounded().build(),
                        ScriptedReply.of(
                                new ToolCall("c1", "lookup", Map.of()), new ToolCall("c2", "lookup", Map.of())),
                        GOOD));
        ways.put("Past the limit of tool rounds", run(bounded().build(), call("c1"), call("c2")));
        ways.put(
                "A tool that does not exist",
                run(bounded().build(), ScriptedReply.call("c1", "nothing", Map.of()), GOOD));
        ways.put("A tool that fails", with(config -> config.tools(ToolRegistry.of(failing())), call("c1"), GOOD));
        ways.put("A call that the guard refuses", with(config -> config.guard(closed()), call("c1"), GOOD));
        ways.put("A draft, then the answer under the schema", run(late().build(), BAD, GOOD));
        ways.put("Calls on the turn under the schema", run(late().build(), call("c1"), call("c2")));
    }

    private void addSingleShot() {
        ways.put("Single-shot", run(single(), BAD));
        ways.put("Single-shot with a tool", run(single(), call("c1"), BAD));
        ways.put("Single-shot past the limit of tool rounds", run(single(), call("c1"), call("c2")));
    }

    private void addAborts() {
        ways.put("Aborted before the first turn", aborting((source, config) -> {
            source.cancel("enough");
            return config.loop(good().build());
        }));
        ways.put("Aborted in the middle of a reply", () -> {
            CancellationSource source = new CancellationSource();
            TestAgent agent = TestAgent.of(good().build(), GOOD);
            agent.session.subscribe(event -> {
                if (event instanceof MessageEvent.Delta) {
                    source.cancel("enough");
                }
            });
            agent.runFailing(signal(source));
            return agent.log;
        });
        ways.put(
                "Aborted while the validator works",
                aborting((source, config) -> config.loop(good().validator(ArtifactValidator.of(text -> {
                            source.cancel("enough");
                            return ArtifactValidation.accepted();
                        }))
                        .build())));
        ways.put(
                "Aborted while the repairer works",
                aborting((source, config) -> config.loop(good().repairer(ArtifactRepairer.of(failure -> {
                            source.cancel("enough");
                            return AgentInput.of("again");
                        }))
                        .build())));
        ways.put("Aborted while a tool works", () -> {
            CancellationSource source = new CancellationSource();
            Tool tool = Tool.of("lookup", "", arguments -> {
                source.cancel("enough");
                return null;
            });
            TestAgent agent = new TestAgent(
                    config -> config.loop(bounded().build()).tools(ToolRegistry.of(tool)), call("c1"), GOOD);
            agent.runFailing(signal(source));
            return agent.log;
        });
    }

    private void addFailures() {
        ways.put(
                "The provider fails",
                failing(good().build(), ScriptedReply.text("GO").failingWith(new ProviderException("it broke"))));
        ways.put(
                "The parser throws",
                failing(
                        LoopOptions.builder(ArtifactParser.<String>of(text -> {
                                    throw fault();
                                }))
                                .validator(TestAgent.contains("GOOD"))
                                .build(),
                        GOOD));
        ways.put(
                "The validator throws",
                failing(
                        good().validator(ArtifactValidator.of(text -> {
                                    throw fault();
                                }))
                                .build(),
                        GOOD));
        ways.put(
                "The repairer throws",
                failing(
                        good().repairer((value, failure, context) -> CompletableFuture.failedFuture(fault()))
                                .build(),
                        BAD));
        ways.put("The store fails", () -> {
            TestAgent agent = new TestAgent(
                    config -> config.loop(good().build())
                            .store((session, run, message) -> message.text().equals("go")
                                    ? CompletableFuture.completedFuture(null)
                                    : CompletableFuture.failedFuture(fault())),
                    GOOD);
            agent.runFailing();
            return agent.log;
        });
        ways.put(
                "Refused before the first turn",
                failing(good().strategy("magic").build()));
        ways.put("A judging strategy that never judges", failing(new Silent()));
    }

    private static LoopOptions.Builder<String> picky() {
        return LoopOptions.builder(ArtifactParser.of(text -> text.equals("GOOD")
                        ? ArtifactParseResult.parsed(text)
                        : ArtifactParseResult.failed("not the word")))
                .validator(TestAgent.contains("GOOD"));
    }

    private static LoopOptions.Builder<String> bounded() {
        return good().toolCalls(ToolCallMode.BOUNDED);
    }

    private static LoopOptions.Builder<String> late() {
        return bounded()
                .structuredOutput(StructuredOutputOptions.of("word", Map.of("type", "string")))
                .structuredOutputTiming(StructuredOutputTiming.FINAL_TURN_ONLY);
    }

    private static LoopSelection single() {
        return LoopOptions.builder().strategy("single-shot").build();
    }

    private static Tool failing() {
        return Tool.of("lookup", "", arguments -> {
            throw fault();
        });
    }

    private static ToolGuard closed() {
        return ToolGuard.of((tool, call) -> Optional.of(ToolDenial.permission("not allowed")));
    }

    private static RuntimeException fault() {
        return new IllegalStateException("it broke");
    }

    private static RunOptions signal(CancellationSource source) {
        return RunOptions.builder().signal(source.token()).build();
    }

    /** A run that may end well or with an exhausted budget. */
    private static Way run(LoopSelection loop, ScriptedReply... replies) {
        return with(config -> config.loop(loop).tools(ToolRegistry.of(lookup())), replies);
    }

    private static Way with(UnaryOperator<AgentConfig.Builder> more, ScriptedReply... replies) {
        return () -> {
            TestAgent agent = new TestAgent(
                    config -> more.apply(config.loop(bounded().build()).tools(ToolRegistry.of(lookup()))), replies);
            agent.runAnyhow(RunOptions.DEFAULTS);
            return agent.log;
        };
    }

    private static Way failing(LoopSelection loop, ScriptedReply... replies) {
        return () -> {
            TestAgent agent = TestAgent.of(loop, replies);
            agent.runFailing();
            return agent.log;
        };
    }

    private static Way aborting(Aborting setup) {
        return () -> {
            CancellationSource source = new CancellationSource();
            TestAgent agent = new TestAgent(config -> setup.apply(source, config), BAD, GOOD);
            agent.runFailing(signal(source));
            return agent.log;
        };
    }

    /** Bears the name of the judging strategy and does nothing. */
    private static final class Silent implements AgentLoop {
        @Override
        public String name() {
            return GenerateValidateRevise.NAME;
        }

        @Override
        public CompletionStage<LoopResult> run(LoopContext context) {
            return CompletableFuture.completedFuture(LoopResult.empty());
        }
    }

    private interface Aborting {
        AgentConfig.Builder apply(CancellationSource source, AgentConfig.Builder config);
    }
}
