package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.loop.LoopContext;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ProviderResolver;
import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.skill.Skill;
import dev.llmoutput.agent.skill.SkillRegistry;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.agent.tool.ToolRegistry;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** What a host puts together. */
class HostTest {
    private static final ScriptedReply DONE = ScriptedReply.text("done");

    /** C255, C256: a resolver finds the provider that the model names. */
    @Test
    void aResolverFindsTheProvider() {
        ScriptedProvider first = ScriptedProvider.ofTexts("first", "from first");
        ScriptedProvider second = ScriptedProvider.ofTexts("second", "from second");
        Agent agent = Agent.of(AgentConfig.builder()
                .providers(ProviderResolver.of(first, second))
                .model(Model.of("second", "m"))
                .build());

        assertThat(TestAgent.join(agent.newSession().run("go")).text()).isEqualTo("from second");
        assertThat(first.requests()).isEmpty();
    }

    /** D56: an unknown provider fails before the first turn; two of one id are refused. */
    @Test
    void anUnknownProviderFailsFirst() {
        ScriptedProvider provider = ScriptedProvider.ofTexts("first", "x");
        AgentSession session = Agent.of(AgentConfig.builder()
                        .providers(ProviderResolver.of(provider))
                        .model(Model.of("other", "m"))
                        .build())
                .newSession();

        assertThat(TestAgent.failure(session.run("go"))).hasMessage("unknown provider: other");
        assertThat(session.history()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> ProviderResolver.of(provider, provider));
    }

    /** C256, D84: an agent needs a provider or a resolver. */
    @Test
    void anAgentNeedsAProvider() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AgentConfig.builder().model(TestAgent.MODEL).build());
    }

    /** C257: a text is one user message; messages are taken as they are. */
    @Test
    void inputIsTextOrMessages() {
        TestAgent agent = new TestAgent(config -> config, DONE, DONE, DONE);
        Message greeting = Message.user("hello");
        TestAgent.join(agent.session.run("hello"));
        TestAgent.join(agent.session.run(AgentInput.of(greeting), RunOptions.DEFAULTS));
        TestAgent.join(
                agent.session.run(AgentInput.of(List.of(Message.system("be brief"), greeting)), RunOptions.DEFAULTS));

        assertThat(agent.session.history())
                .filteredOn(message -> !message.text().equals("done"))
                .containsExactly(greeting, greeting, Message.system("be brief"), greeting);
    }

    /** C258, D57: tools by exact names, which may hold a slash; no two of one name. */
    @Test
    void toolsHaveExactNames() {
        Tool search = Tool.of("repo/search", "", arguments -> List.of("a"));
        ToolRegistry registry = ToolRegistry.of(search, TestAgent.lookup());
        TestAgent agent = new TestAgent(
                config -> config.tools(registry), ScriptedReply.call("c1", "repo/search", Map.of()), DONE);
        agent.run();

        assertThat(agent.log.types()).contains("tool_execution_finished");
        assertThat(agent.provider.requests().get(0).tools())
                .extracting(ToolDeclaration::name)
                .containsExactly("repo/search", "lookup");
        assertThat(registry.find("Lookup")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> ToolRegistry.of(search, search));
        assertThatIllegalArgumentException().isThrownBy(() -> Tool.of(" ", "", arguments -> null));
    }

    /** C259, D58: instructions, tools and context of a skill count only while it is active. */
    @Test
    void aSkillIsOffUntilItIsActivated() {
        Skill skill = Skill.of("search", "Search first.").withTools("lookup").withContext("The index is fresh.");
        TestAgent agent = new TestAgent(
                config -> config.skills(SkillRegistry.of(skill))
                        .tools(ToolRegistry.of(TestAgent.lookup(), Tool.of("free", "", arguments -> null))),
                DONE,
                TestAgent.call("c1"),
                DONE,
                DONE);
        agent.run();
        agent.run();
        agent.run(RunOptions.builder().activeSkills("search").build());

        assertThat(agent.provider.requests().get(0).tools())
                .extracting(ToolDeclaration::name)
                .containsExactly("free");
        assertThat(agent.log.lines()).contains("tool_execution_error c1 unknown tool: lookup");
        assertThat(agent.provider.requests().get(3).tools())
                .extracting(ToolDeclaration::name)
                .containsExactly("lookup", "free");
        assertThat(agent.provider.requests().get(3).messages().get(0))
                .isEqualTo(Message.system("Search first.\n\nThe index is fresh."));
    }

    /** D58: an unknown skill fails before the first turn; two of one name are refused. */
    @Test
    void anUnknownSkillFailsFirst() {
        TestAgent agent = new TestAgent(config -> config, DONE);
        Skill skill = Skill.of("a", "");

        assertThat(agent.runFailing(RunOptions.builder().activeSkills("magic").build()))
                .hasMessage("unknown skill: magic");
        assertThat(agent.provider.requests()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> SkillRegistry.of(skill, skill));
        assertThatIllegalArgumentException().isThrownBy(() -> Skill.of(" ", ""));
    }

    /** C261: instructions and system prompt reach every request, as its first message; history never holds them. */
    @Test
    void instructionsReachEveryRequest() {
        TestAgent agent = new TestAgent(
                config -> config.loop(good().build())
                        .instructions("Answer in JSON.\n")
                        .systemPrompt("This is a bank."),
                ScriptedReply.text("bad"),
                ScriptedReply.text("GOOD"));
        agent.run();

        assertThat(agent.provider.requests())
                .allSatisfy(request -> assertThat(request.messages().get(0))
                        .isEqualTo(Message.system("Answer in JSON.\n\nThis is a bank.")));
        assertThat(agent.session.history()).hasSize(4);
    }

    /** C262: the release-note example: invalid, repaired, valid. */
    @Test
    void theReleaseNoteExample() {
        record Note(String title, String body) {}

        LoopOptions<Note> options = LoopOptions.builder(ArtifactParser.of(text -> {
                    String[] lines = text.split("\n", 2);
                    return ArtifactParseResult.parsed(new Note(lines[0], lines.length < 2 ? "" : lines[1]));
                }))
                .validator(ArtifactValidator.of(note -> note.body().isEmpty()
                        ? ArtifactValidation.rejected(List.of(ArtifactError.at("body", "missing field: body")))
                        : ArtifactValidation.accepted()))
                .build();
        TestAgent agent = TestAgent.of(options, ScriptedReply.text("ok"), ScriptedReply.text("ok\nrev1"));

        assertThat(agent.run().candidate(options).flatMap(ArtifactCandidate::value))
                .contains(new Note("ok", "rev1"));
        assertThat(agent.log.types()).contains("artifact_finished");
    }

    /** C264: a strategy sees exactly this, and neither provider nor credential. */
    @Test
    void aStrategySeesNoProvider() {
        assertThat(Arrays.stream(LoopContext.class.getMethods()).map(Method::getName))
                .containsExactlyInAnyOrder(
                        "sessionId",
                        "runId",
                        "metadata",
                        "signal",
                        "history",
                        "input",
                        "maxToolRounds",
                        "assemble",
                        "generate",
                        "dispatch",
                        "append",
                        "emit");
    }

    /** Metadata of agent, session and run, the later one winning. */
    @Test
    void metadataIsMerged() {
        Agent agent = Agent.of(AgentConfig.builder()
                .provider(ScriptedProvider.ofTexts("p", "GOOD"))
                .model(TestAgent.MODEL)
                .metadata(Map.of("agent", 1, "a", 1, "b", 1))
                .loop(good().validator((text, context) -> {
                            assertThat(context.metadata())
                                    .isEqualTo(Map.of("agent", 1, "a", 2, "b", 3, "session", 2, "run", 3));
                            return TestAgent.contains("GOOD").validate(text, context);
                        })
                        .build())
                .build());

        AgentSession session = agent.newSession(Map.of("session", 2, "a", 2, "b", 2));
        TestAgent.join(session.run(
                AgentInput.of("go"),
                RunOptions.builder().metadata(Map.of("run", 3, "b", 3)).build()));
    }

    /** An executor that takes no work leaves the session as it was. */
    @Test
    void aFullExecutorLeavesTheSessionFree() {
        AgentSession session = Agent.of(AgentConfig.builder()
                        .provider(ScriptedProvider.ofTexts("p"))
                        .model(TestAgent.MODEL)
                        .executor(command -> {
                            throw new RejectedExecutionException("full");
                        })
                        .build())
                .newSession();

        assertThatThrownBy(() -> session.run("go")).isInstanceOf(RejectedExecutionException.class);
        assertThatThrownBy(() -> session.run("go")).isInstanceOf(RejectedExecutionException.class);
    }
}
