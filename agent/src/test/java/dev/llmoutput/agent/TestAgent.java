package dev.llmoutput.agent;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.LoopSelection;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentRunError;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.agent.tool.Tool;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/** An agent over scripted replies, and what became of its runs. */
public final class TestAgent {
    public static final Model MODEL = Model.of("scripted", "m").withStructuredOutput();

    public final ScriptedProvider provider;
    public final EventLog log = new EventLog();
    public final AgentSession session;

    public TestAgent(UnaryOperator<AgentConfig.Builder> more, ScriptedReply... replies) {
        this.provider = ScriptedProvider.of("scripted", replies);
        AgentConfig.Builder config = AgentConfig.builder().provider(provider).model(MODEL);
        this.session = Agent.of(more.apply(config).build()).newSession();
        session.subscribe(log);
    }

    /** An agent with a loop and nothing else. */
    public static TestAgent of(LoopSelection loop, ScriptedReply... replies) {
        return new TestAgent(config -> config.loop(loop), replies);
    }

    public AgentRunResult run() {
        return run(RunOptions.DEFAULTS);
    }

    public AgentRunResult run(RunOptions options) {
        return join(session.run(AgentInput.of("go"), options));
    }

    public AgentRunError runFailing() {
        return runFailing(RunOptions.DEFAULTS);
    }

    public AgentRunError runFailing(RunOptions options) {
        return failure(session.run(AgentInput.of("go"), options));
    }

    /** How the run ended, well or not. */
    public AgentRunResult runAnyhow(RunOptions options) {
        return join(
                session.run(AgentInput.of("go"), options).exceptionally(failure -> ((AgentRunError) failure).result()));
    }

    public static AgentRunResult join(CompletableFuture<AgentRunResult> run) {
        return run.orTimeout(30, TimeUnit.SECONDS).join();
    }

    public static AgentRunError failure(CompletableFuture<AgentRunResult> run) {
        try {
            throw new AssertionError("the run succeeded: " + join(run));
        } catch (CompletionException e) {
            return (AgentRunError) e.getCause();
        }
    }

    /** A validator of texts: the word is wanted. */
    public static ArtifactValidator<String> contains(String word) {
        return ArtifactValidator.of(text -> text.contains(word)
                ? ArtifactValidation.accepted()
                : ArtifactValidation.rejected(List.of(ArtifactError.of("missing text: " + word))));
    }

    /** Options under which a text is accepted if it contains {@code GOOD}. */
    public static LoopOptions.Builder<String> good() {
        return LoopOptions.builder().validator(contains("GOOD"));
    }

    public static ScriptedReply call(String id) {
        return ScriptedReply.call(id, "lookup", Map.of("q", id));
    }

    public static Tool lookup() {
        return Tool.of("lookup", "finds things", arguments -> Map.of("found", true));
    }
}
