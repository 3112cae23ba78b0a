package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.contract.Parsed;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values that may be anything. */
class AnyShapeTest {
    @Test
    void readsPlainValuesExactly() {
        Parsed.Ok<Object> read = ok(AnyShape.SHAPE.parse("{\"b\":[1.50,true,null,\"x\"],\"a\":{}}", STRICT));
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("b", Arrays.asList(new BigDecimal("1.50"), true, null, "x"));
        expected.put("a", Map.of());
        assertThat(read.value()).isEqualTo(expected);
        assertThat(read.canonical()).isEqualTo("{\"b\":[1.50,true,null,\"x\"],\"a\":{}}");
        assertThat(read.changed()).isFalse();
        assertThatThrownBy(() -> ((Map<?, ?>) read.value()).clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** A4, also deep inside. */
    @Test
    void reportsRepeatedKeys() {
        assertThat(codes(failure(AnyShape.SHAPE.parse("{\"a\":[{\"b\":1,\"b\":2,\"c\":1,\"c\":1.0}]}", STRICT))
                        .issues()))
                .containsExactly("a[0].b duplicate_key");
    }

    /** C078: depth is a limit, not a crash. */
    @Test
    void endsAtTheNestingLimit() {
        String deep = "[".repeat(2_000) + "]".repeat(2_000);
        assertThat(codes(failure(AnyShape.SHAPE.parse(deep, STRICT)).issues()))
                .singleElement()
                .asString()
                .endsWith("limit");
    }

    @Test
    void checksWhatJsonDoesNotHave() {
        assertThat(AnyShape.SHAPE.validate(Arrays.asList(null, 1, 2L, 0.5f, (short) 1, Map.of("a", "b"))))
                .isEmpty();
        assertThat(codes(AnyShape.SHAPE.validate(List.of(Double.NaN, new BitSet(), Map.of(1, "x"), Map.of("k", 'c')))))
                .containsExactly("[0] invalid_type", "[1] invalid_type", "[2] invalid_type", "[3].k invalid_type");
        assertThat(AnyShape.SHAPE.validate(new BitSet()).get(0).message())
                .isEqualTo("expected a value, got a value that JSON does not have");
    }

    /** Also where a program made the value, which no reply can be as deep as. */
    @Test
    void whatIsTooDeepToCheckIsAnIssue() {
        Object deep = "";
        for (int i = 0; i < 100_000; i++) {
            deep = Arrays.asList(deep);
        }
        Object[] itself = new Object[1];
        itself[0] = Arrays.asList(itself);

        assertThat(AnyShape.SHAPE.validate(deep))
                .singleElement()
                .hasToString("too large: expected a value that can be checked without running out of stack");
        assertThat(codes(AnyShape.SHAPE.validate(itself[0])))
                .singleElement()
                .asString()
                .endsWith("limit");
    }
}
