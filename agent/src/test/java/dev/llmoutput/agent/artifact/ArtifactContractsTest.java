package dev.llmoutput.agent.artifact;

import static dev.llmoutput.agent.TestAgent.contains;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ThinkingBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.agent.session.InMemorySessionStore;
import dev.llmoutput.agent.session.RunOptions;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The three callbacks, what they are told, and what becomes of what they answer. */
class ArtifactContractsTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    /** C128, C129, C130: an answer at once and an answer on another thread give the same run. */
    @Test
    void callbacksMayAnswerLater() {
        LoopOptions<String> atOnce = LoopOptions.builder(ArtifactParser.of(ArtifactParseResult::<String>parsed))
                .validator(contains("GOOD"))
                .repairer(ArtifactRepairer.of(failure -> AgentInput.of("again")))
                .build();
        ArtifactParser<String> parser =
                (text, context) -> CompletableFuture.supplyAsync(() -> ArtifactParseResult.parsed(text));
        LoopOptions<String> later = LoopOptions.builder(parser)
                .validator((text, context) -> CompletableFuture.supplyAsync(() -> text.contains("GOOD")
                        ? ArtifactValidation.accepted()
                        : ArtifactValidation.rejected(List.of(ArtifactError.of("missing text: GOOD")))))
                .repairer((text, failure, context) -> CompletableFuture.supplyAsync(() -> AgentInput.of("again")))
                .build();
        TestAgent first = TestAgent.of(atOnce, BAD, GOOD);
        TestAgent second = TestAgent.of(later, BAD, GOOD);
        first.run();
        second.run();

        assertThat(second.log.lines()).isEqualTo(first.log.lines());
        assertThat(second.provider.requests().get(1).messages())
                .isEqualTo(first.provider.requests().get(1).messages());
    }

    /** C131: read-only, and an absent part is not an empty one. */
    @Test
    void aVerdictIsReadOnly() {
        List<ArtifactError> errors = new ArrayList<>(List.of(ArtifactError.at("title", "too short")));
        ArtifactValidation verdict = ArtifactValidation.rejected(errors).withMetadata(new HashMap<>(Map.of("k", 1)));
        errors.clear();

        assertThat(verdict.ok()).isFalse();
        assertThat(verdict.errors().orElseThrow()).hasSize(1);
        assertThatThrownBy(() -> verdict.errors().orElseThrow().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> verdict.metadata().orElseThrow().clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(ArtifactValidation.rejected().errors()).isEmpty();
        assertThat(ArtifactValidation.rejected(List.of()).errors()).contains(List.of());
        assertThat(ArtifactValidation.of(List.of())).isEqualTo(ArtifactValidation.accepted());
    }

    /** C132: ok, optional value, optional error. */
    @Test
    void aParseResultHasThreeMembers() {
        assertThat(ArtifactParseResult.parsed("x").value()).contains("x");
        assertThat(ArtifactParseResult.failed("why").error()).contains("why");
        ArtifactParseResult<String> full = ArtifactParseResult.of(true, null, null);
        assertThat(full.ok()).isTrue();
        assertThat(full.value()).isEmpty();
        assertThat(full.error()).isEmpty();
    }

    /** C133: the JSON form leaves absent parts out. */
    @Test
    void aVerdictHasAJsonForm() {
        ArtifactValidation verdict = ArtifactValidation.rejected(
                        List.of(ArtifactError.at("title", "too short"), ArtifactError.of("no body")))
                .withMetadata(Map.of("source", "linter"));

        assertThat(json(verdict))
                .isEqualTo("{\"ok\":false,\"errors\":[{\"path\":\"title\",\"message\":\"too short\"},"
                        + "{\"message\":\"no body\"}],\"metadata\":{\"source\":\"linter\"}}");
        assertThat(json(ArtifactValidation.accepted())).isEqualTo("{\"ok\":true}");
    }

    /** C240: metadata and codes may hold what is told to a model, of which one line is made and which is cut. */
    @Test
    void aVerdictHoldsNoBeginningOfASecretThatWasCut() {
        SecretRedactor redactor = SecretRedactor.of("sk-01\n23456789");
        ArtifactValidation verdict = ArtifactValidation.rejected(
                        List.of(ArtifactError.at("sk-01...", "got sk-01 23456789")))
                .withMetadata(Map.of("reason", "sk-01...", "all", List.of("sk-01 23456789")));

        assertThat(json(verdict.redacted(redactor))).doesNotContain("sk-01");
        assertThat(AgentError.of("sk-01...")
                        .withCode("sk-01...")
                        .redacted(redactor)
                        .toTree()
                        .toString())
                .doesNotContain("sk-01");
    }

    private static String json(ArtifactValidation verdict) {
        String event = new ArtifactEvent.Finished("s", "r", 1, 1, verdict).toJson();
        return event.substring(event.indexOf("\"result\":") + 9, event.length() - 1);
    }

    /** C134, C136: validator and repairer get the parser's own object. */
    @Test
    void theParsersObjectIsNeverCopied() {
        List<Object> seen = new ArrayList<>();
        Object artifact = new Object();
        LoopOptions<Object> options = LoopOptions.builder(
                        ArtifactParser.<Object>of(text -> ArtifactParseResult.parsed(artifact)))
                .validator(ArtifactValidator.of(value -> {
                    seen.add(value);
                    return ArtifactValidation.rejected();
                }))
                .repairer(ArtifactRepairer.of((value, failure, context) -> {
                    seen.add(value);
                    return AgentInput.of("again");
                }))
                .maxRevisions(1)
                .build();
        TestAgent agent = TestAgent.of(options, BAD, BAD);
        ArtifactCandidate<Object> best =
                agent.runFailing().result().candidate(options).orElseThrow();

        assertThat(seen).hasSize(3).allMatch(value -> value == artifact);
        assertThat(best.value().orElseThrow()).isSameAs(artifact);
    }

    /** C135, C137, C138, C183: no value means a parse failure at "$", and the validator is not asked. */
    @Test
    void aTextThatIsNotParsedIsNotJudged() {
        List<ArtifactValidation> failures = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        List<ArtifactParseResult<String>> results = List.of(
                ArtifactParseResult.failed("no JSON"),
                ArtifactParseResult.of(true, null, null),
                ArtifactParseResult.of(false, "a value all the same", null));
        LoopOptions<String> options = LoopOptions.builder(
                        ArtifactParser.<String>of((text, context) -> results.get(context.turn() - 1)))
                .validator(ArtifactValidator.of(value -> {
                    throw new AssertionError("there is nothing to judge");
                }))
                .repairer(ArtifactRepairer.of((value, failure, context) -> {
                    values.add(value);
                    failures.add(failure);
                    return AgentInput.of("again");
                }))
                .maxRevisions(3)
                .build();
        TestAgent.of(options, BAD, BAD, BAD, ScriptedReply.text("")).runFailing();

        assertThat(values).hasSize(3).containsOnlyNulls();
        assertThat(failures)
                .extracting(failure -> failure.errors().orElseThrow().get(0).message())
                .containsExactly("no JSON", "the answer could not be parsed", "the answer could not be parsed");
        assertThat(failures).allSatisfy(failure -> {
            assertThat(failure.errors().orElseThrow().get(0).path()).contains("$");
            assertThat(failure.metadata()).contains(Map.of("reason", "parse_error"));
        });
    }

    /** C139, C155, C172: a repair is stored once, and is the next turn's only new input. */
    @Test
    void aRepairIsSentAsItIs() {
        InMemorySessionStore store = new InMemorySessionStore();
        List<Message> repair = List.of(Message.system("be strict"), Message.user("again"));
        LoopOptions<String> options = LoopOptions.builder()
                .validator(contains("GOOD"))
                .repairer(ArtifactRepairer.of(failure -> AgentInput.of(repair)))
                .build();
        TestAgent agent = new TestAgent(config -> config.loop(options).store(store), BAD, BAD, GOOD);
        agent.run();

        Message go = Message.user("go");
        Message bad = Message.of(Role.ASSISTANT, "bad");
        assertThat(agent.provider.requests().get(1).messages()).containsExactly(go, bad, repair.get(0), repair.get(1));
        assertThat(agent.provider.requests().get(2).messages())
                .containsExactly(go, bad, repair.get(0), repair.get(1), bad, repair.get(0), repair.get(1));
        assertThat(store.messages(agent.session.id()))
                .containsExactly(
                        go,
                        bad,
                        repair.get(0),
                        repair.get(1),
                        bad,
                        repair.get(0),
                        repair.get(1),
                        Message.of(Role.ASSISTANT, "GOOD"));
        assertThat(agent.session.history()).isEqualTo(store.messages(agent.session.id()));
    }

    /** C140, C149: the text blocks joined by nothing, untrimmed. */
    @Test
    void theParserGetsTheTextAlone() {
        LoopOptions<String> options =
                LoopOptions.builder().validator(contains(" GOOD\n")).build();
        TestAgent agent = TestAgent.of(
                options,
                ScriptedReply.of(
                        new ThinkingBlock("hm"),
                        new TextBlock(" GO"),
                        new ToolCall("c1", "lookup", Map.of()),
                        new TextBlock("OD\n")));

        assertThat(agent.run().candidate(options).orElseThrow().value()).contains(" GOOD\n");
    }

    /** C144, C145, C146, C148: five members, the same for all callbacks of an attempt, metadata read-only. */
    @Test
    void everyCallbackIsToldTheSame() {
        List<ArtifactContext> contexts = new ArrayList<>();
        LoopOptions<String> options = LoopOptions.builder(ArtifactParser.<String>of((text, context) -> {
                    contexts.add(context);
                    return ArtifactParseResult.parsed(text);
                }))
                .validator(ArtifactValidator.of((text, context) -> {
                    contexts.add(context);
                    return contains("GOOD")
                            .validate(text, context)
                            .toCompletableFuture()
                            .join();
                }))
                .repairer(ArtifactRepairer.of((text, failure, context) -> {
                    contexts.add(context);
                    return AgentInput.of("again");
                }))
                .build();
        TestAgent agent = new TestAgent(config -> config.loop(options).metadata(Map.of("tier", 1, "a", 1)), BAD, GOOD);
        agent.run(RunOptions.builder().metadata(Map.of("tier", 2)).build());

        assertThat(Arrays.stream(ArtifactContext.class.getRecordComponents()).map(c -> c.getName()))
                .containsExactlyInAnyOrder("sessionId", "runId", "turn", "signal", "metadata");
        assertThat(contexts).hasSize(5);
        assertThat(contexts.subList(0, 3)).containsOnly(contexts.get(0));
        assertThat(contexts).extracting(ArtifactContext::turn).containsExactly(1, 1, 1, 2, 2);
        assertThat(contexts).allSatisfy(context -> {
            assertThat(context.sessionId()).isEqualTo(agent.session.id());
            assertThat(context.metadata()).isEqualTo(Map.of("tier", 2, "a", 1));
            assertThatThrownBy(() -> context.metadata().put("x", 1)).isInstanceOf(UnsupportedOperationException.class);
        });
    }

    /** C147: a callback at work sees the abort and its reason. */
    @Test
    void aCallbackSeesAnAbort() {
        CancellationSource source = new CancellationSource();
        List<String> reasons = new ArrayList<>();
        LoopOptions<String> options = LoopOptions.builder()
                .validator(ArtifactValidator.of((text, context) -> {
                    source.cancel("too late");
                    reasons.add(context.signal().reason().orElseThrow());
                    return ArtifactValidation.accepted();
                }))
                .build();
        TestAgent.of(options, GOOD)
                .runFailing(RunOptions.builder().signal(source.token()).build());

        assertThat(reasons).containsExactly("too late");
    }

    /** C150, C151: blank text and mere thinking never reach a parser. */
    @Test
    void aReplyWithoutTextIsAParseFailure() {
        LoopOptions<String> options = LoopOptions.builder(ArtifactParser.<String>of(text -> {
                    throw new AssertionError("there is nothing to parse");
                }))
                .validator(contains("GOOD"))
                .maxRevisions(2)
                .build();
        TestAgent agent = TestAgent.of(
                options,
                ScriptedReply.text("\u00a0\ufeff\u2028\u3000"),
                ScriptedReply.of(new ThinkingBlock("GOOD")),
                ScriptedReply.text(""));
        agent.runFailing();

        assertThat(agent.log.of(ArtifactEvent.ValidationFinished.class))
                .hasSize(3)
                .allSatisfy(event -> assertThat(event.result().metadata()).contains(Map.of("reason", "parse_error")));
    }

    /** C152, C154: the messages, one per line, without paths. */
    @Test
    void theDefaultRepairIsTheMessages() {
        ArtifactValidation failure = ArtifactValidation.rejected(
                List.of(ArtifactError.at("title", "too short"), ArtifactError.at("body", "missing")));

        assertThat(defaultRepair(failure)).containsExactly(Message.user("too short\nmissing"));
    }

    /** C153: without errors there is a general sentence. */
    @Test
    void theDefaultRepairIsNeverEmpty() {
        assertThat(defaultRepair(ArtifactValidation.rejected()))
                .isEqualTo(defaultRepair(ArtifactValidation.rejected(List.of())))
                .singleElement()
                .satisfies(message -> assertThat(message.text()).isNotBlank());
    }

    private static List<Message> defaultRepair(ArtifactValidation failure) {
        return ArtifactRepairer.<String>ofMessages()
                .repair(null, failure, null)
                .toCompletableFuture()
                .join()
                .messages();
    }

    /** D30: what a plain function throws becomes a failed stage. */
    @Test
    void aThrowBecomesAFailedStage() {
        IllegalStateException fault = new IllegalStateException("it broke");
        ArtifactParser<String> parser = ArtifactParser.of(text -> {
            throw fault;
        });

        assertThat(parser.parse("x", null).toCompletableFuture())
                .failsWithin(Duration.ZERO)
                .withThrowableThat()
                .withCause(fault);
    }
}
