package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.MODEL;
import static dev.llmoutput.agent.TestAgent.call;
import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.StructuredOutputMode;
import dev.llmoutput.agent.loop.StructuredOutputTiming;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which requests carry a schema, and when none may be sent. */
class StructuredOutputTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");
    private static final Model PLAIN = Model.of("scripted", "m");

    private static StructuredOutputOptions schema(String name) {
        return StructuredOutputOptions.of(name, Map.of("type", "object"));
    }

    private static ProviderOptions direct(String name) {
        return ProviderOptions.of(Map.of("temperature", 0)).withStructuredOutput(schema(name));
    }

    /** C206, C207: a schema of the loop goes along; a valid reply ends the run in one turn. */
    @Test
    void theLoopsSchemaGoesAlong() {
        TestAgent agent = TestAgent.of(good().structuredOutput(schema("loop")).build(), GOOD);
        agent.run();

        assertThat(sent(agent)).containsExactly("schema loop");
    }

    /** C206, C217: a schema of the run's provider options goes along, also with single-shot; the run wins over the agent. */
    @Test
    void theRunsSchemaGoesAlong() {
        TestAgent agent = new TestAgent(config -> config.providerOptions(direct("agent")), BAD, BAD);
        agent.run(RunOptions.builder()
                .providerOptions(ProviderOptions.of(Map.of("seed", 1)).withStructuredOutput(schema("run")))
                .build());
        agent.run();

        assertThat(sent(agent)).containsExactly("schema run", "schema agent");
        assertThat(agent.provider.requests().get(0).options()).isEqualTo(Map.of("temperature", 0, "seed", 1));
    }

    /** C216, C228: the loop's schema wins; the provider's other options are kept. */
    @Test
    void theLoopWinsOverTheProviderOptions() {
        TestAgent agent = new TestAgent(
                config -> config.loop(good().structuredOutput(schema("loop")).build())
                        .providerOptions(direct("direct")),
                GOOD);
        agent.run();

        assertThat(sent(agent)).containsExactly("schema loop");
        assertThat(agent.provider.requests().get(0).options()).isEqualTo(Map.of("temperature", 0));
    }

    /** C209, C215, D40: a model that takes no schema fails the run before anything is stored or asked. */
    @Test
    void anUnableModelFailsFirst() {
        TestAgent agent = new TestAgent(
                config -> config.model(PLAIN)
                        .loop(late().structuredOutput(schema("loop")).build()),
                GOOD);
        AgentRunError error = agent.runFailing();

        assertThat(error.result().error().orElseThrow().name()).contains("StructuredOutputError");
        assertThat(error.result().error().orElseThrow().code()).contains("unsupported_model");
        assertThat(error).hasCauseInstanceOf(StructuredOutputException.class);
        assertThat(agent.provider.requests()).isEmpty();
        assertThat(agent.session.history()).isEmpty();
        assertThat(agent.log.types()).containsExactly("agent_started", "error");
    }

    /** C215: a schema that must not be sent is reported before a missing capability. */
    @Test
    void aBadSchemaFailsFirst() {
        TestAgent agent = new TestAgent(
                config -> config.model(PLAIN)
                        .loop(good().structuredOutput(() -> schema(" ")).build()),
                GOOD);

        assertThat(agent.runFailing().result().error().orElseThrow().code()).contains("invalid_name");
        assertThat(agent.provider.requests()).isEmpty();
    }

    /** C210, D39, D82: in artifact-loop mode no schema is sent or even looked at, wherever it comes from. */
    @Test
    void theLoopAloneNeedsNoCapability() {
        LoopOptions<String> options = good().structuredOutputMode(StructuredOutputMode.ARTIFACT_LOOP)
                .structuredOutput(() -> {
                    throw new AssertionError("nobody may look at it");
                })
                .build();
        TestAgent agent =
                new TestAgent(config -> config.model(PLAIN).loop(options).providerOptions(direct("direct")), BAD, GOOD);
        agent.run();

        assertThat(sent(agent)).containsExactly("nothing", "nothing");
        assertThat(agent.provider.requests().get(1).options()).isEqualTo(Map.of("temperature", 0));
    }

    /** C219: by default every request of the loop carries the schema, also beside tools and in revisions. */
    @Test
    void everyTurn() {
        TestAgent agent = tools(
                good().toolCalls(ToolCallMode.BOUNDED)
                        .structuredOutput(schema("s"))
                        .build(),
                call("c1"),
                BAD,
                GOOD);

        assertThat(sent(agent)).containsExactly("tools, schema s", "tools, schema s", "tools, schema s");
    }

    /** C220, C221, C223, C224, C227: tools first; a draft is promoted once, and the answer comes under the schema. */
    @Test
    void finalTurnOnly() {
        TestAgent agent = tools(late().structuredOutput(schema("s")).build(), call("c1"), BAD, BAD, GOOD);

        assertThat(sent(agent)).containsExactly("tools", "tools", "schema s", "schema s");
        assertThat(agent.provider.requests().get(2).messages()).endsWith(Message.of(Role.ASSISTANT, "bad"));
        assertThat(agent.log.lines()).contains("artifact_revision_started 3/1 bad", "artifact_finished 4/2 ok");
    }

    /** C222: with the rounds used up there is no draft to promote. */
    @Test
    void usedUpRoundsNeedNoDraft() {
        TestAgent agent = tools(late().structuredOutput(schema("s")).build(), call("c1"), call("c2"), GOOD);

        assertThat(sent(agent)).containsExactly("tools", "tools", "schema s");
    }

    /** C225: without rounds the first request is under the schema already. */
    @Test
    void noRoundsAtAll() {
        TestAgent agent = new TestAgent(
                config -> config.loop(late().structuredOutput(schema("s")).build())
                        .tools(ToolRegistry.of(TestAgent.lookup())),
                GOOD);
        agent.run(RunOptions.builder().maxToolRounds(0).build());

        assertThat(sent(agent)).containsExactly("schema s");
    }

    /** C226, D41: without bounded tools, or without a schema, the timing has no meaning. */
    @Test
    void theTimingNeedsToolsAndASchema() {
        TestAgent noTools = tools(
                late().toolCalls(ToolCallMode.DISABLED)
                        .structuredOutput(schema("s"))
                        .build(),
                BAD,
                GOOD);
        TestAgent noSchema = tools(late().build(), call("c1"), call("c2"), GOOD);

        assertThat(sent(noTools)).containsExactly("schema s", "schema s");
        assertThat(sent(noSchema)).containsExactly("tools", "tools", "tools");
    }

    /** C220, C228: a schema of the provider options is timed in the same way. */
    @Test
    void aDirectSchemaIsTimedToo() {
        TestAgent agent = new TestAgent(
                config -> config.loop(late().build())
                        .providerOptions(direct("direct"))
                        .tools(ToolRegistry.of(TestAgent.lookup())),
                BAD,
                GOOD);
        agent.run();

        assertThat(sent(agent)).containsExactly("tools", "schema direct");
        assertThat(agent.provider.requests())
                .allSatisfy(request -> assertThat(request.options()).containsEntry("temperature", 0));
    }

    private static LoopOptions.Builder<String> late() {
        return good().toolCalls(ToolCallMode.BOUNDED).structuredOutputTiming(StructuredOutputTiming.FINAL_TURN_ONLY);
    }

    private static TestAgent tools(LoopOptions<String> options, ScriptedReply... replies) {
        TestAgent agent = new TestAgent(
                config -> config.model(MODEL).loop(options).tools(ToolRegistry.of(TestAgent.lookup())), replies);
        agent.run(RunOptions.builder().maxToolRounds(2).build());
        return agent;
    }

    /** What each request carried besides its messages. */
    private static List<String> sent(TestAgent agent) {
        return agent.provider.requests().stream()
                .map(StructuredOutputTest::sent)
                .toList();
    }

    private static String sent(ProviderRequest request) {
        String tools = request.tools().isEmpty() ? "" : "tools";
        String schema = request.structuredOutput()
                .map(options -> "schema " + options.name())
                .orElse("");
        String both = tools + (tools.isEmpty() || schema.isEmpty() ? "" : ", ") + schema;
        return both.isEmpty() ? "nothing" : both;
    }
}
