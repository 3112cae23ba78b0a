package dev.llmoutput.runtime.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Components that are trees of Jackson. */
class JsonNodeShapeTest {
    private static final ReadOptions STRICT = ReadOptions.of(Reading.STRICT);
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static Parsed.Ok<JsonNode> ok(String json) {
        return (Parsed.Ok<JsonNode>) JsonNodeShape.SHAPE.parse(json, STRICT);
    }

    /** C278: what Jackson itself makes of a text without fractions. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "\"x\"",
                "[]",
                "{}",
                "0",
                "-2147483648",
                "2147483648",
                "9223372036854775808",
                "{\"b\":[1,null,{\"a\":\"\"}],\"a\":false}"
            })
    void equalsWhatJacksonReads(String json) throws Exception {
        JsonNode expected = new JsonMapper().readTree(json);
        assertThat(ok(json).value()).isEqualTo(expected);
        assertThat(ok(json).canonical()).isEqualTo(json);
        assertThat(JsonNodeShape.SHAPE.toJson(expected)).isEqualTo(json);
    }

    @Test
    void keepsFractionsExactly() {
        assertThat(ok("0.10").value()).isEqualTo(DecimalNode.valueOf(new BigDecimal("0.10")));
        assertThat(ok("0.10").canonical()).isEqualTo("0.10");
        assertThat(ok("1e2").canonical()).isEqualTo("1E+2");
    }

    @Test
    void reportsRepeatedKeys() {
        Parsed.Failed<JsonNode> failed =
                (Parsed.Failed<JsonNode>) JsonNodeShape.SHAPE.parse("{\"a\":{\"b\":1,\"b\":2}}", STRICT);
        assertThat(failed.failure().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.code()).isEqualTo(IssueCode.DUPLICATE_KEY);
            assertThat(issue.path()).hasToString("a.b");
        });
    }

    /** Nodes that JSON does not have are issues of a value, and cannot be written. */
    @Test
    void refusesNodesThatJsonDoesNotHave() {
        JsonNode odd = NODES.objectNode().set("a", NODES.arrayNode().add(Double.NaN));
        assertThat(JsonNodeShape.SHAPE.validate(odd)).singleElement().hasToString("a[0]: expected a number, got NaN");
        assertThatThrownBy(() -> JsonNodeShape.SHAPE.toJson(odd))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a[0]");
        assertThat(JsonNodeShape.SHAPE.validate(NODES.binaryNode(new byte[1]))).hasSize(1);
        assertThat(JsonNodeShape.SHAPE.validate(NODES.pojoNode(new Object()))).hasSize(1);
    }
}
