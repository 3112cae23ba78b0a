package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.Dialect;
import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AsyncModelCall;
import dev.llmoutput.runtime.accept.AsyncReask;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.Reask;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.ListOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How companions ask a model, and the schema that they send along. */
class AskTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String GOOD = "{\"decision\":\"APPROVE\",\"score\":90,\"reasons\":[\"x\"]}";
    private static final AcceptOptions ONE_RETRY =
            AcceptOptions.builder().retries(1).build();

    private final Companion verdict = Golden.named("verdict").compiled().companion("com.example.VerdictOutput");

    static List<Golden> goldens() {
        return Golden.all();
    }

    /** C266, A9: every way to ask leads to the same answer. */
    @Test
    void asksInEveryWay() throws Exception {
        for (Object question : List.of("a prompt", ModelRequest.of("a prompt"))) {
            Script script = new Script(Optional.empty(), "{}", GOOD);
            assertAccepted((Outcome<?>) verdict.call("ask", script.waiting(), question), 2);
            script.rewind();
            assertAccepted((Outcome<?>) verdict.call("ask", script.waiting(), question, ONE_RETRY), 2);
            script.rewind();
            assertAccepted(get(verdict.call("askAsync", script.async(), question)), 2);
            script.rewind();
            assertAccepted(get(verdict.call("askAsync", script.async(), question, ONE_RETRY)), 2);
        }
    }

    /** C266: the ways to accept a reply that is there already. */
    @Test
    void acceptsInEveryWay() throws Exception {
        Reask again = failure -> GOOD;
        AsyncReask async = failure -> CompletableFuture.completedFuture(GOOD);
        assertAccepted((Outcome<?>) verdict.call("accept", "{}", again, ONE_RETRY), 2);
        assertAccepted(get(verdict.call("acceptAsync", "{}", async)), 2);
        assertAccepted(get(verdict.call("acceptAsync", "{}", async, ONE_RETRY)), 2);
    }

    /** A10, C010: a model that takes a schema gets it instead of the hint, and its reply is read in the same way. */
    @Test
    void sendsTheSchemaWhereTheModelTakesOne() {
        Script script = new Script(Optional.of(Dialect.JSON_SCHEMA), "{}", GOOD);
        assertAccepted((Outcome<?>) verdict.call("ask", script.waiting(), "review"), 2);
        assertThat(script.requests).hasSize(2).allSatisfy(request -> {
            assertThat(request.structuredOutput()).contains(structuredOutput(verdict));
            assertThat(request.messages()).noneMatch(message -> message.text().contains(verdict.hint()));
        });
    }

    @Test
    void tellsTheHintWhereTheModelTakesNoSchema() {
        Script script = new Script(Optional.empty(), GOOD);
        assertAccepted((Outcome<?>) verdict.call("ask", script.waiting(), "review"), 1);
        ModelRequest request = script.requests.get(0);
        assertThat(request.structuredOutput()).isEmpty();
        assertThat(request.messages()).extracting(ModelMessage::text).containsExactly(verdict.hint(), "review");
    }

    /** C216: what the caller asks for stays. */
    @Test
    void leavesASchemaOfTheCaller() {
        StructuredOutputOptions own = StructuredOutputOptions.of("own", "{\"type\":\"object\"}");
        Script script = new Script(Optional.of(Dialect.JSON_SCHEMA), GOOD);
        verdict.call("ask", script.waiting(), ModelRequest.of("review").withStructuredOutput(own));
        assertThat(script.requests.get(0).structuredOutput()).contains(own);
    }

    /**
     * C208, C214, C218, D52: it passes the check of what may be sent, asks for strictness, requires every property, allows
     * no other, and takes null for what JSON_SCHEMA does not require.
     */
    @ParameterizedTest
    @MethodSource("goldens")
    void requiresEveryProperty(Golden golden) throws Exception {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            StructuredOutputOptions options = structuredOutput(compiled.companion(name));
            assertThat(options.strict()).isTrue();
            assertThat(options.name())
                    .isEqualTo(compiled.companion(name).outputType().name());
            JsonNode strict = MAPPER.readTree(options.schemaJson());
            JsonNode loose = MAPPER.readTree(compiled.companion(name).schema());
            assertThat(objects(strict)).isNotEmpty().allSatisfy(object -> {
                assertThat(object.get("additionalProperties").booleanValue()).isFalse();
                assertThat(object.get("required")).hasSameSizeAs(object.get("properties"));
            });
            assertThat(strict.get("type").textValue()).isEqualTo("object");
            if (loose.has("properties")) {
                assertThat(withoutRequired(content(strict, loose))).isEqualTo(withoutRequired(content(loose, loose)));
            }
        }
    }

    /** The members of what the value is; where another record has it as its only component, of the object within. */
    private static JsonNode content(JsonNode schema, JsonNode loose) {
        JsonNode members = schema.get("properties");
        boolean within = members.size() == 1
                && !loose.get("properties").has(members.fieldNames().next());
        return (within ? members.elements().next() : schema).get("properties");
    }

    /** The list of a contract asks in as many ways, with its own hint or its own schema. */
    @Test
    void listsAskInEveryWay() throws Exception {
        ListOutput<?> list = (ListOutput<?>) verdict.call("list");
        String good = "[" + GOOD + "]";
        Script script = new Script(Optional.empty(), "{}", good);
        ModelRequest question = ModelRequest.of("a prompt");
        List<Supplier<Outcome<?>>> ways = List.of(
                () -> list.ask(script.waiting(), "a prompt"),
                () -> list.ask(script.waiting(), "a prompt", ONE_RETRY),
                () -> list.ask(script.waiting(), question),
                () -> list.ask(script.waiting(), question, ONE_RETRY),
                () -> list.askAsync(script.async(), "a prompt").join(),
                () -> list.askAsync(script.async(), "a prompt", ONE_RETRY).join(),
                () -> list.askAsync(script.async(), question).join(),
                () -> list.askAsync(script.async(), question, ONE_RETRY).join());
        for (Supplier<Outcome<?>> way : ways) {
            script.rewind();
            assertAccepted(way.get(), 2);
            assertThat(script.requests.get(0).messages().get(0).text())
                    .isEqualTo(list.requestHint().orElseThrow());
        }
        Script schema = new Script(Optional.of(Dialect.JSON_SCHEMA), "{\"items\":" + good + "}");
        assertAccepted(list.ask(schema.waiting(), "a prompt"), 1);
        assertThat(schema.requests.get(0).structuredOutput()).contains(list.structuredOutput());
        StructuredOutputOptions own = StructuredOutputOptions.of("own", "{\"type\":\"object\"}");
        schema.rewind();
        list.ask(schema.waiting(), question.withStructuredOutput(own));
        assertThat(schema.requests.get(0).structuredOutput()).contains(own);
    }

    private static void assertAccepted(Outcome<?> outcome, int attempts) {
        assertThat(outcome.accepted()).isTrue();
        assertThat(outcome.attempts()).isEqualTo(attempts);
    }

    private static Outcome<?> get(Object future) throws Exception {
        return (Outcome<?>) ((CompletableFuture<?>) future).get();
    }

    private static StructuredOutputOptions structuredOutput(Companion companion) {
        return (StructuredOutputOptions) companion.call("structuredOutput");
    }

    private static List<JsonNode> objects(JsonNode schema) {
        return schema.findParents("properties");
    }

    private static JsonNode withoutRequired(JsonNode schema) {
        JsonNode copy = schema.deepCopy();
        copy.findParents("required").forEach(object -> ((ObjectNode) object).remove("required"));
        return copy;
    }

    /** A model that answers with these replies in turn and remembers what it was asked. */
    private static final class Script {
        private final Optional<Dialect> dialect;
        private final List<String> replies;
        private final List<ModelRequest> requests = new ArrayList<>();

        Script(Optional<Dialect> dialect, String... replies) {
            this.dialect = dialect;
            this.replies = List.of(replies);
        }

        void rewind() {
            requests.clear();
        }

        private ModelReply next(ModelRequest request) {
            requests.add(request);
            return ModelReply.of(replies.get(requests.size() - 1));
        }

        ModelCall waiting() {
            return new ModelCall() {
                @Override
                public ModelReply call(ModelRequest request) {
                    return next(request);
                }

                @Override
                public Optional<Dialect> nativeSchema() {
                    return dialect;
                }
            };
        }

        AsyncModelCall async() {
            return new AsyncModelCall() {
                @Override
                public CompletionStage<ModelReply> call(ModelRequest request) {
                    return CompletableFuture.completedFuture(next(request));
                }

                @Override
                public Optional<Dialect> nativeSchema() {
                    return dialect;
                }
            };
        }
    }
}
