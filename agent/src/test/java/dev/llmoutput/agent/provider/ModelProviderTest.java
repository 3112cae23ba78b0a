package dev.llmoutput.agent.provider;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Ways to a model. */
class ModelProviderTest {
    private final List<ModelRequest> asked = new ArrayList<>();

    /** A plain model call is a provider: roles, schema, cost and text are carried over. */
    @Test
    void aModelCallIsAProvider() {
        StructuredOutputOptions schema = StructuredOutputOptions.of("word", Map.of());
        ModelCall call = request -> {
            asked.add(request);
            return ModelReply.of(asked.size() == 1 ? "" : "GOOD", StopReason.STOP)
                    .withUsage(Usage.of(3, 2));
        };
        LoopOptions<String> options = TestAgent.good().structuredOutput(schema).build();
        AgentSession session =
                session(config -> config.instructions("Be brief.").loop(options), call);
        AgentRunResult result = TestAgent.join(session.run("go"));

        assertThat(result.text()).isEqualTo("GOOD");
        assertThat(result.usage()).contains(Usage.of(6, 4));
        assertThat(asked.get(0).messages()).containsExactly(ModelMessage.system("Be brief."), ModelMessage.user("go"));
        assertThat(asked.get(1).messages()).last().isEqualTo(ModelMessage.user("the answer has no text"));
        assertThat(asked)
                .allSatisfy(request -> assertThat(request.structuredOutput()).contains(schema));
    }

    /** A model's earlier answers are messages of the assistant. */
    @Test
    void theConversationIsCarriedOver() {
        ModelCall call = request -> {
            asked.add(request);
            return ModelReply.of("answer " + asked.size());
        };
        AgentSession session = session(config -> config, call);
        TestAgent.join(session.run("one"));
        TestAgent.join(session.run("two"));

        assertThat(asked.get(1).messages())
                .containsExactly(
                        ModelMessage.user("one"), ModelMessage.assistant("answer 1"), ModelMessage.user("two"));
    }

    /** What cannot be carried over fails instead of being dropped. */
    @Test
    void toolsFail() {
        AgentSession session =
                session(config -> config.tools(ToolRegistry.of(TestAgent.lookup())), request -> ModelReply.of("x"));

        assertThat(TestAgent.failure(session.run("go"))).hasMessage("a plain model call takes no tools");
    }

    /** A script that is over fails, so that a test notices one request too many. */
    @Test
    void aScriptEnds() {
        TestAgent agent = new TestAgent(config -> config);

        assertThat(agent.runFailing()).hasMessage("the script has no reply number 1");
        assertThat(agent.provider.requests()).hasSize(1);
    }

    private static AgentSession session(UnaryOperator<AgentConfig.Builder> more, ModelCall call) {
        AgentConfig.Builder config =
                AgentConfig.builder().provider(ModelProvider.of("plain", call)).model(TestAgent.MODEL);
        return Agent.of(more.apply(config).build()).newSession();
    }
}
