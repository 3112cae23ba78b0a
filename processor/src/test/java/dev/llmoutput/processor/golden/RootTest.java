package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.ListOutput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * D52, C218, B122: providers want an object at the root of a schema; what is annotated and no record is the only member of
 * one there, and the reader takes it with and without.
 */
class RootTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String UNCLEAR = "{\"type\":\"Unclear\",\"question\":\"c\"}";

    private final Companion answer = Golden.named("union-root").compiled().companion("com.example.AnswerOutput");
    private final Companion priority = Golden.named("enum-root").compiled().companion("com.example.PriorityOutput");

    @ParameterizedTest
    @CsvSource({
        "union-root, com.example.AnswerOutput",
        "enum-root, com.example.PriorityOutput",
        "values, com.example.TagsOutput",
        "values, com.example.VerdictOutput"
    })
    void providersGetAnObjectThatIsRead(String golden, String name) throws Exception {
        Companion companion = Golden.named(golden).rejecting().companion(name);
        JsonNode tree = MAPPER.readTree(options(companion).schemaJson());
        assertThat(tree.get("type").textValue()).isEqualTo("object");
        assertThat(tree.has("anyOf")).isFalse();
        assertThat(tree.get("properties").fieldNames()).toIterable().containsExactly("value");
        Schema schema = REGISTRY.getSchema(tree);
        Instances wrapped = new Instances(tree, 20261130);
        for (int i = 0; i < 200; i++) {
            JsonNode reply = wrapped.next();
            assertThat(schema.validate(reply)).isEmpty();
            Parsed.Ok<?> ok = (Parsed.Ok<?>) companion.parseStrictly(reply.toString());
            Parsed.Ok<?> plain =
                    (Parsed.Ok<?>) companion.parseStrictly(reply.get("value").toString());
            assertThat(ok.value()).isEqualTo(plain.value());
            assertThat(ok.canonical()).isEqualTo(plain.canonical()).doesNotStartWith("{\"value\"");
            assertThat(ok.changed()).isEqualTo(plain.changed());
        }
    }

    /** The member is none that the value, or an item of it, has; so what is written is read again. */
    @ParameterizedTest
    @CsvSource({"Account, result", "Notes, answer", "Reaction, result"})
    void noValueIsTakenForTheObjectRoundIt(String type, String member) throws Exception {
        Companion companion = Golden.named("own-names").rejecting().companion("com.example." + type + "Output");
        JsonNode tree = MAPPER.readTree(options(companion).schemaJson());
        assertThat(tree.get("properties").fieldNames()).toIterable().containsExactly(member);
        Instances wrapped = new Instances(tree, 20261130);
        for (int i = 0; i < 200; i++) {
            JsonNode reply = wrapped.next();
            Parsed.Ok<?> ok = (Parsed.Ok<?>) companion.parseStrictly(reply.toString());
            assertThat(companion.parseStrictly(ok.canonical())).isInstanceOf(Parsed.Ok.class);
            assertThat(ok.canonical())
                    .isEqualTo(((Parsed.Ok<?>)
                                    companion.parseStrictly(reply.get(member).toString()))
                            .canonical());
        }
    }

    @Test
    void pathsFollowTheReply() {
        assertThat(observed(answer, "{\"value\":{\"type\":\"Unclear\",\"question\":[]}}"))
                .isEqualTo("value.question: expected a string, got array");
        assertThat(observed(answer, "{\"value\":{\"question\":\"a\"}}"))
                .startsWith("value.type: expected type to be one of");
        assertThat(observed(answer, "{\"value\":null}")).isEqualTo("value: expected an object, got null");
        assertThat(observed(priority, "{\"value\":\"NONE\"}")).startsWith("value: expected one of \"LOW\"");
    }

    /** What was no reply before is none for the same reason as before. */
    @Test
    void otherObjectsAreJudgedAsTheyAre() {
        assertThat(observed(answer, "{\"question\":\"a\"}")).startsWith("type: expected type to be one of");
        assertThat(observed(answer, "{\"type\":\"Unclear\",\"value\":1}")).startsWith("question: expected a string");
        assertThat(observed(priority, "{\"priority\":\"LOW\"}")).startsWith("expected one of \"LOW\"");
    }

    /** The tolerant reading finds the object in prose, and folds the constant in it. */
    @Test
    void isFoundInProse() {
        assertThat(canonical(answer, "Sure:\n```json\n{\"value\":" + UNCLEAR + "}\n```\nDone."))
                .isEqualTo(UNCLEAR);
        assertThat(canonical(priority, "It is {\"value\": \"low\"}.")).isEqualTo("\"LOW\"");
    }

    /** What looks like an array, or an object with names of its own, is text where the value is one. */
    @Test
    void aTextHoldsNoOtherValue() {
        Parsed<?> cut = priority.parse("\"LOW [:");
        assertThat(((Parsed.Failed<?>) cut).failure().reason()).isEqualTo(Failure.Reason.TRUNCATED);
        assertThat(canonical(priority, "It is {\"value\": \"LOW\"}, not {\"a\": 1} or [2]."))
                .isEqualTo("\"LOW\"");
    }

    /** A list has its own wrapper, and no second one round each item. */
    @Test
    void listsAreNotWrappedTwice() throws Exception {
        ListOutput<?> list = (ListOutput<?>) answer.call("list");
        JsonNode schema = MAPPER.readTree(list.structuredOutput().schemaJson());
        assertThat(schema.get("properties").fieldNames()).toIterable().containsExactly("items");
        assertThat(schema.toString()).doesNotContain("\"value\"");
        assertThat(list.parse("{\"items\":[" + UNCLEAR + "]}")).isInstanceOf(Parsed.Ok.class);
    }

    /** An object with a key of an arm is never taken for the wrapper: another name is chosen. */
    @Test
    void theMemberHasAFreeName(@TempDir Path work) throws Exception {
        Files.writeString(work.resolve("Sum.java"), """
                package com.example;
                import dev.llmoutput.*;
                @LlmOutput
                public sealed interface Sum {
                    record Num(int value) implements Sum {}
                    record Neg(@LlmField(aliases = "answer") Sum of) implements Sum {}
                }
                """);
        Companion sum = Compiled.of(work, work.resolve("target"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("com.example.SumOutput");
        JsonNode schema = MAPPER.readTree(options(sum).schemaJson());
        assertThat(schema.get("properties").fieldNames()).toIterable().containsExactly("result");
        assertThat(observed(sum, "{\"value\":3}")).startsWith("type: expected type");
        assertThat(canonical(sum, "{\"result\":{\"type\":\"Num\",\"value\":3}}"))
                .isEqualTo("{\"type\":\"Num\",\"value\":3}");
        assertThat(canonical(sum, "{\"value\":3,\"type\":\"Num\"}")).isEqualTo("{\"type\":\"Num\",\"value\":3}");
    }

    private static StructuredOutputOptions options(Companion companion) {
        return (StructuredOutputOptions) companion.call("structuredOutput");
    }

    private static String observed(Companion companion, String reply) {
        return companion.parse(reply).match(ok -> "", failed -> failed.failure().observed());
    }

    private static String canonical(Companion companion, String reply) {
        OutputType<?> type = companion.outputType();
        return ((Parsed.Ok<?>) type.parse(reply)).canonical();
    }

    /** What a model thought before a bare answer is left out. */
    @Test
    void anEnumMayBeThoughtOf() {
        for (String reply : List.of("<think>very high?</think>\nLOW", "<think>P1</think> [THINK]x[/THINK]\n\"LOW\"")) {
            Parsed.Ok<?> ok = (Parsed.Ok<?>) priority.parse(reply);
            assertThat(ok.canonical()).isEqualTo("\"LOW\"");
            assertThat(ok.repairs().get(0).kind()).isEqualTo(Repair.Kind.THINKING);
        }
        assertThat(priority.parse("<think>LOW")).isInstanceOf(Parsed.Failed.class);
        assertThat(priority.parse("<think>LOW</think>")).isInstanceOf(Parsed.Failed.class);
    }

    /** C006: what takes every key has no object round it: {@code value} is a key like any other. */
    @ParameterizedTest
    @ValueSource(strings = {"Map<String, Object>", "Object"})
    void freeKeysAreAllOfTheValue(String type, @TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("src"));
        Files.writeString(folder.resolve("src/Free.java"), """
                import com.fasterxml.jackson.annotation.JsonValue;
                import dev.llmoutput.LlmOutput;
                import java.util.Map;

                @LlmOutput
                public record Free(@JsonValue %s content) {}
                """.formatted(type));
        Companion free = Compiled.of(
                        folder.resolve("src"), folder.resolve("out"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("FreeOutput");
        String reply = "{\"value\":{\"a\":1},\"b\":2}";

        assertThat(((Parsed.Ok<?>) free.parse(reply)).canonical()).isEqualTo(reply);
        assertThat(((Parsed.Ok<?>) free.parse(reply)).changed()).isFalse();
        assertThat(MAPPER.readTree(options(free).schemaJson()).has("properties"))
                .isFalse();
    }
}
