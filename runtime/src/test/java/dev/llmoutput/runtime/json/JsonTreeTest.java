package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTreeTest {
    @Test
    void readsPlainJavaValues() {
        assertThat(read("{\"b\":[1.50,true,null,\"x\\u00e9\\n\"],\"a\":{}}"))
                .isEqualTo(Map.of("b", Arrays.asList(new BigDecimal("1.50"), true, null, "x\u00e9\n"), "a", Map.of()));
    }

    @Test
    void keepsTheOrderOfNames() {
        assertThat(((Map<?, ?>) read("{\"b\":1,\"a\":2,\"c\":3}")).keySet().toString())
                .isEqualTo("[b, a, c]");
    }

    /** C077: of a name that stands there twice the last value counts. */
    @Test
    void keepsTheLastOfEqualNames() {
        assertThat(read("{\"a\":1,\"b\":0,\"\\u0061\":[2]}"))
                .isEqualTo(Map.of("a", List.of(BigDecimal.valueOf(2)), "b", BigDecimal.ZERO));
    }

    /** C081, C085, C086: equal values, however they are spelled. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"b": 2,  "a": 1}      | {"a":1,"b":2}
                    [1.0, 1e0, 10e-1, -0]  | [1,1,1,0]
                    "\\u0041\\/"           | "A/"
                    {"x":[{"y":{}}]}       | {"x":[{"y":{}}]}
                    [null,true]            | [null,true]
                    """)
    void comparesByValue(String left, String right) {
        assertThat(JsonTree.equal(read(left), read(right))).isTrue();
        assertThat(JsonTree.equal(read(right), read(left))).isTrue();
    }

    /** C087: arrays are ordered; and no value equals another kind of value. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    [1,2]         | [2,1]
                    [1]           | [1,1]
                    {"a":1}       | {"a":2}
                    {"a":1}       | {"b":1}
                    {"a":null}    | {}
                    {"a":null}    | {"b":null}
                    {"a":[{"b":1}]} | {"a":[{"b":true}]}
                    1             | "1"
                    null          | false
                    []            | {}
                    {}            | []
                    {}            | null
                    []            | 1
                    """)
    void tellsOtherValues(String left, String right) {
        assertThat(JsonTree.equal(read(left), read(right))).isFalse();
        assertThat(JsonTree.equal(read(right), read(left))).isFalse();
    }

    private static @Nullable Object read(String text) {
        return JsonTree.read(text, JsonLimits.DEFAULT);
    }
}
