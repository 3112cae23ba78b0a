package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A whole reply with several values: an array or its wrapper. */
class ListTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    private static final String GOOD = "{\"decision\":\"APPROVE\",\"score\":90,\"reasons\":[\"x\"]}";

    private final Companion verdict = Golden.named("verdict").compiled().companion("com.example.VerdictOutput");
    private final ListOutput<?> verdicts = (ListOutput<?>) verdict.call("list");

    static List<Golden> goldens() {
        return Golden.all();
    }

    @Test
    void takesAnArrayOrItsWrapper() {
        String array = "[" + GOOD + "," + GOOD + "]";
        for (String reply :
                List.of(array, "{\"items\":" + array + "}", "Here: ```json\n{\"items\":" + array + "}\n```")) {
            Parsed.Ok<?> ok = (Parsed.Ok<?>) verdicts.parse(reply);
            assertThat(ok.canonical()).isEqualTo(array);
            assertThat(ok.changed()).isFalse();
            assertThat((List<?>) ok.value()).hasSize(2);
        }
        assertThat(verdicts.name()).isEqualTo("verdict_list");
        assertThat(verdicts.maxRetries()).isEqualTo(verdict.outputType().maxRetries());
    }

    @Test
    void pathsFollowTheReply() {
        String bad = GOOD.replace("90", "900");
        assertThat(observed("[" + GOOD + "," + bad + "]")).startsWith("[1].score: ");
        assertThat(observed("{\"items\":[" + bad + "]}")).startsWith("items[0].score: ");
        assertThat(observed("5")).isEqualTo("expected an array, got number 5");
        assertThat(observed("{\"items\":null}")).isEqualTo("items: expected an array, got null");
    }

    /** A2: one object counts as a list of it, in a tolerant reading only; no record has the name of the wrapper's member. */
    @Test
    void takesOneValueForAList() {
        Parsed.Ok<?> ok = (Parsed.Ok<?>) verdicts.parse(GOOD);
        assertThat(ok.canonical()).isEqualTo("[" + GOOD + "]");
        assertThat(ok.changed()).isTrue();
        ListOutput<?> strict = (ListOutput<?>) verdict.call("list", ReadOptions.of(Reading.STRICT));
        assertThat(strict.parse(GOOD)
                        .<String>match(fine -> "", failed -> failed.failure().observed()))
                .startsWith("items: expected an array, but the key is missing");
    }

    /** Two equal items are two items and not one answer twice; two equal lists are. */
    @Test
    void takesNoItemForARepetition() {
        assertThat(observed(GOOD + "\n" + GOOD)).contains("expected one array of all items, got a second value");
        assertThat(observed("1. " + GOOD + "\n2. " + GOOD))
                .contains("expected one array of all items, got a second value");
        String lists = "First: [" + GOOD + "] and again: [" + GOOD + "]";
        assertThat(((Parsed.Ok<?>) verdicts.parse(lists)).canonical()).isEqualTo("[" + GOOD + "]");
    }

    /** A list in an object of another name is told from one item. */
    @Test
    void saysHowAListIsWrapped() {
        assertThat(observed("{\"verdicts\":[" + GOOD + "]}"))
                .isEqualTo("expected an array, or an object with \"items\", got object");
        assertThat(observed("{\"decision\":\"APPROVE\"}")).startsWith("score: ");
    }

    /** As the companion of one value has it. */
    @Test
    void acceptsAndAsksAgain() {
        Outcome<?> outcome = verdicts.accept("none", failure -> "[" + GOOD + "]");

        assertThat(outcome.accepted()).isTrue();
        assertThat(outcome.attempts()).isEqualTo(2);
        assertThat(verdicts.accept("none").accepted()).isFalse();
        assertThat(verdicts.accept(
                                "none",
                                failure -> "[]",
                                AcceptOptions.builder().retries(0).build())
                        .accepted())
                .isFalse();
        assertThat(verdicts.acceptAsync("none", failure -> CompletableFuture.completedFuture("[" + GOOD + "]"))
                        .join()
                        .accepted())
                .isTrue();
    }

    /** C089: its own hint, which names everything that the hint of one names. */
    @Test
    void hasItsOwnHint() {
        assertThat(verdicts.requestHint().orElseThrow())
                .isEqualTo(verdict.hint()
                        .replace("Answer only with JSON:", "Answer only with a JSON array of objects like this:"));
    }

    /**
     * B103, D52: both schemas keep the meta-schema, each reference in them resolves, and they take what is written; the one
     * for providers takes it wrapped.
     */
    @ParameterizedTest
    @MethodSource("goldens")
    void schemasOfListsDescribeThem(Golden golden) throws Exception {
        Compiled compiled = golden.rejecting();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            ListOutput<?> list = (ListOutput<?>) companion.call("list", ReadOptions.of(Reading.STRICT));
            Instances instances = new Instances(MAPPER.readTree(companion.schema()), 7);
            Subject read = Subject.listOf(name, companion);
            StructuredOutputOptions options = list.structuredOutput();
            Schema array = REGISTRY.getSchema(MAPPER.readTree(list.jsonSchema()));
            Schema wrapper = REGISTRY.getSchema(MAPPER.readTree(options.schemaJson()));
            Instances wrapped = new Instances(MAPPER.readTree(options.schemaJson()), 7);
            assertThat(options.name()).isEqualTo(list.name());
            for (int i = 0; i < 20; i++) {
                JsonNode items = MAPPER.createArrayNode().add(instances.next()).add(instances.next());
                assertThat(array.validate(items)).as("%s", items).isEmpty();
                JsonNode whole = wrapped.next();
                assertThat(wrapper.validate(whole)).as("%s", whole).isEmpty();
                assertThat(isRead(read, items.toString()))
                        .isEqualTo(isRead(read, "{\"items\":" + items + "}"))
                        .isTrue();
                assertThat(isRead(read, whole.toString())).as("%s", whole).isTrue();
            }
        }
    }

    /** Rules and constructors of records are beyond a schema. */
    private static boolean isRead(Subject list, String reply) {
        return AlwaysWrong.in(list, reply).stream().allMatch(issue -> issue.code() == IssueCode.CUSTOM);
    }

    private String observed(String reply) {
        return verdicts.parse(reply).match(ok -> "", failed -> failed.failure().observed());
    }
}
