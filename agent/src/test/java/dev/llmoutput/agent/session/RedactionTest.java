package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.artifact.ArtifactContext;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactRepairer;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ThinkingBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.CancellationToken;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Secrets leave no run: not in an event, not in a store, not in an error. */
class RedactionTest {
    private static final String SECRET = "sk-live-123";
    private static final SecretRedactor REDACTOR = SecretRedactor.of(SECRET);

    /** C239, C240, C241, C203: in messages, paths, metadata at any depth and map keys, in all four artifact events. */
    @Test
    void everyArtifactEventIsScrubbed() {
        ArtifactValidation verdict = ArtifactValidation.rejected(
                        List.of(ArtifactError.at("env." + SECRET, "bad " + SECRET)))
                .withMetadata(Map.of(
                        "k-" + SECRET, "v", "deep", Map.of("list", List.of(SECRET), "array", new String[] {SECRET})));
        TestAgent agent = judging(verdict, 1);
        agent.runFailing();

        assertThat(agent.log.of(ArtifactEvent.class))
                .extracting(AgentEvent::type)
                .contains("artifact_validation_finished", "artifact_revision_started", "artifact_failed");
        assertThat(agent.log.events()).noneMatch(event -> event.toJson().contains(SECRET));
        assertThat(agent.log.of(ArtifactEvent.Failed.class).get(0).toJson())
                .contains(
                        "{\"path\":\"env.[REDACTED]\",\"message\":\"bad [REDACTED]\"}",
                        "\"k-[REDACTED]\":\"v\"",
                        "\"list\":[\"[REDACTED]\"]",
                        "\"array\":[\"[REDACTED]\"]");
    }

    /** C239: also in artifact_finished. */
    @Test
    void anAcceptedVerdictIsScrubbedToo() {
        TestAgent agent = judging(ArtifactValidation.accepted().withMetadata(Map.of("token", SECRET)), 0);
        agent.run();

        assertThat(agent.log.of(ArtifactEvent.Finished.class).get(0).toJson()).contains("\"token\":\"[REDACTED]\"");
    }

    /** C242, D70: a cycle is cut, with or without secrets; the rest is scrubbed. C243: a shared value is no cycle. */
    @Test
    void cyclesAreCut() {
        Map<String, Object> cyclic = new LinkedHashMap<>();
        Map<String, Object> shared = Map.of("note", SECRET);
        cyclic.put("self", cyclic);
        cyclic.put("first", shared);
        cyclic.put("second", shared);
        TestAgent scrubbing = judging(ArtifactValidation.accepted().withMetadata(cyclic), 0);
        scrubbing.run();
        TestAgent plain = TestAgent.of(
                good().validator(ArtifactValidator.of(
                                text -> ArtifactValidation.accepted().withMetadata(cyclic)))
                        .build(),
                ScriptedReply.text("x"));
        plain.run();

        assertThat(scrubbing.log.of(ArtifactEvent.Finished.class).get(0).toJson())
                .contains("{\"self\":\"[Circular]\",\"first\":{\"note\":\"[REDACTED]\"},"
                        + "\"second\":{\"note\":\"[REDACTED]\"}}");
        assertThat(plain.log.of(ArtifactEvent.Finished.class).get(0).toJson())
                .contains("{\"self\":\"[Circular]\",\"first\":{\"note\":\"sk-live-123\"}");
    }

    /** C244, C245: empty secrets scrub nothing; the longer of two secrets goes first. */
    @Test
    void theListOfSecretsIsForgiving() {
        ArtifactValidation verdict =
                ArtifactValidation.accepted().withMetadata(Map.of("a", "key-and-more", "b", "key"));
        TestAgent agent = new TestAgent(
                config -> config.loop(good().validator(ArtifactValidator.of(text -> verdict))
                                .build())
                        .redactor(SecretRedactor.of("key", null, "", "key-and-more")),
                ScriptedReply.text("x"));
        agent.run();

        assertThat(agent.log.of(ArtifactEvent.Finished.class).get(0).result().metadata())
                .contains(Map.of("a", "[REDACTED]", "b", "[REDACTED]"));
    }

    /** C246, D62: callbacks, requests and the live conversation keep the secret; the store does not. */
    @Test
    void theModelMayRepairItsOwnDraft() {
        List<String> seen = new ArrayList<>();
        InMemorySessionStore store = new InMemorySessionStore();
        LoopOptions<String> options = good().validator(ArtifactValidator.of((text, context) -> {
                    seen.add(text);
                    return TestAgent.contains("GOOD")
                            .validate(text, context)
                            .toCompletableFuture()
                            .join();
                }))
                .repairer(ArtifactRepairer.of(failure -> AgentInput.of("drop " + SECRET)))
                .build();
        TestAgent agent = new TestAgent(
                config -> config.loop(options).redactor(REDACTOR).store(store),
                ScriptedReply.text("bad " + SECRET),
                ScriptedReply.text("GOOD"));
        agent.run();

        assertThat(seen).containsExactly("bad " + SECRET, "GOOD");
        assertThat(agent.provider.requests().get(1).messages())
                .extracting(message -> message.text())
                .containsExactly("go", "bad " + SECRET, "drop " + SECRET);
        assertThat(agent.session.history().get(1).text()).isEqualTo("bad " + SECRET);
        assertThat(store.messages(agent.session.id()))
                .extracting(message -> message.text())
                .containsExactly("go", "bad [REDACTED]", "drop [REDACTED]", "GOOD");
    }

    /** C247: the run's redactor wins over the agent's. */
    @Test
    void theRunsRedactorIsTheActiveOne() {
        TestAgent agent = new TestAgent(
                config -> config.loop(good().build()).redactor(SecretRedactor.of("GOOD")),
                ScriptedReply.text("GOOD " + SECRET));
        agent.run(RunOptions.builder().redactor(REDACTOR).build());

        assertThat(agent.log.events().get(3).toJson()).contains("\"text\":\"GOOD [REDACTED]\"");
    }

    /** C248, D71: message and tool events too; names, types and ids stay as they are. */
    @Test
    void everyOtherEventIsScrubbed() {
        Map<String, Object> arguments = new HashMap<>();
        arguments.put("q", SECRET);
        arguments.put(SECRET, null);
        Tool tool = Tool.of("lookup", "", given -> {
            if (given.containsKey("fail")) {
                throw new IllegalStateException("no access with " + SECRET);
            }
            return Map.of("token", SECRET);
        });
        ToolGuard guard = ToolGuard.of((declaration, call) ->
                call.id().equals("c3") ? Optional.of(ToolDenial.permission("not with " + SECRET)) : Optional.empty());
        TestAgent agent = new TestAgent(
                config -> config.loop(good().toolCalls(ToolCallMode.BOUNDED).build())
                        .tools(ToolRegistry.of(tool))
                        .guard(guard)
                        .redactor(REDACTOR),
                ScriptedReply.of(
                        new ThinkingBlock(SECRET),
                        new TextBlock(SECRET),
                        new ToolCall("c1", "lookup", arguments),
                        new ToolCall("c2", "lookup", Map.of("fail", true)),
                        new ToolCall("c3", "lookup", Map.of())),
                ScriptedReply.text("GOOD"));
        agent.run();

        assertThat(agent.log.types())
                .contains("tool_execution_finished", "tool_execution_error", "tool_execution_blocked");
        assertThat(agent.log.events()).noneMatch(event -> event.toJson().contains(SECRET));
        assertThat(agent.log.events()).allMatch(event -> event.runId().startsWith(agent.session.id()));
    }

    /** C248, D75: the error event, the error's text and its cause tell no secret. */
    @Test
    void errorsTellNoSecret() {
        RuntimeException loud = new IllegalStateException("call failed", new IllegalStateException("key " + SECRET));
        TestAgent agent = new TestAgent(
                config -> config.loop(good().build()).redactor(REDACTOR),
                ScriptedReply.of().failingWith(new IllegalStateException("bad key " + SECRET)),
                ScriptedReply.of().failingWith(loud));

        AgentRunError direct = agent.runFailing();
        AgentRunError nested = agent.runFailing();
        assertThat(direct).hasMessage("bad key [REDACTED]").hasNoCause();
        assertThat(nested).hasMessage("call failed").hasNoCause();
        assertThat(direct.result().error().orElseThrow().message()).isEqualTo("bad key [REDACTED]");
        assertThat(agent.log.events()).noneMatch(event -> event.toJson().contains(SECRET));
    }

    /** D71: a secret that is a word of the protocol scrubs data only. */
    @Test
    void structureIsNeverScrubbed() {
        TestAgent agent = new TestAgent(
                config -> config.loop(good().maxRevisions(0).build()).redactor(SecretRedactor.of("message", "text")),
                ScriptedReply.text("a message"));
        agent.runFailing();

        assertThat(agent.log.types()).contains("message_started", "artifact_failed");
        assertThat(agent.log.events().get(3).toJson()).endsWith("{\"type\":\"text\",\"text\":\"a [REDACTED]\"}}");
    }

    /** C239, D75: a message may quote a value that was cut in a secret; what is left of it goes as well. */
    @Test
    void noBeginningOfASecretIsLeftWhereAMessageWasCut() {
        ArtifactValidation verdict = ArtifactValidation.rejected(
                        List.of(ArtifactError.at("a[\"sk-liv\"...]", "got \"key sk-live-\"...")))
                .withMetadata(Map.of("reason", "for " + SECRET));
        TestAgent judging = judging(verdict, 1);
        AgentRunError judged = judging.runFailing();
        TestAgent failing = new TestAgent(
                config -> config.loop(good().build()).redactor(REDACTOR),
                ScriptedReply.of().failingWith(new IllegalStateException("bad key sk-live-1...")));
        AgentRunError failed = failing.runFailing();

        assertThat(judging.log.events()).noneMatch(event -> event.toJson().contains("sk-"));
        assertThat(failing.log.events()).noneMatch(event -> event.toJson().contains("sk-"));
        assertThat(judged.result().error().orElseThrow().code()).contains("for [REDACTED]");
        assertThat(judged).hasMessageNotContaining("sk-").hasNoCause();
        assertThat(failed).hasMessage("bad key [REDACTED]...").hasNoCause();
    }

    /** What tools, guards and callbacks are handed is often logged. */
    @Test
    void whatIsLoggedTellsNoSecret() {
        Map<String, Object> metadata = new HashMap<>(Map.of("key", SECRET));

        assertThat(ToolDenial.permission("not with " + SECRET)).hasToString("ToolDenial[permission_denied]");
        assertThat(new ToolContext("s", "r", CancellationToken.NONE, metadata)).hasToString("ToolContext[s, r]");
        assertThat(new ArtifactContext("s", "r", 1, CancellationToken.NONE, metadata))
                .hasToString("ArtifactContext[s, r, turn=1]");
    }

    private static TestAgent judging(ArtifactValidation verdict, int revisions) {
        LoopOptions<String> options = good().validator(ArtifactValidator.of(text -> verdict))
                .maxRevisions(revisions)
                .build();
        return new TestAgent(
                config -> config.loop(options).redactor(REDACTOR), ScriptedReply.text("x"), ScriptedReply.text("x"));
    }
}
