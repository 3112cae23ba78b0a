package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonAppenderTest {
    @Test
    void writesCompactlyInTheOrderTold() {
        try (JsonAppender out = new JsonAppender()) {
            out.beginObject();
            out.name("b");
            out.beginArray();
            out.number(1);
            out.bool(true);
            out.nullValue();
            out.beginObject();
            out.endObject();
            out.beginArray();
            out.endArray();
            out.endArray();
            out.name("a");
            out.string("x");
            out.endObject();

            assertThat(out).hasToString("{\"b\":[1,true,null,{},[]],\"a\":\"x\"}");
        }
    }

    /** The shortest escape of what must be escaped; all else as it is, also DEL and the line separators. */
    @Test
    void escapesWhatMustBe() {
        assertThat(string("\"\\/\b\f\n\r\t\0\u001f\u007f\u00e9\u2028\ud83d\ude00"))
                .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u00e9\u2028\ud83d\ude00\"");
    }

    @Test
    void escapesLoneSurrogates() {
        assertThat(string("a\ud83d")).isEqualTo("\"a\\ud83d\"");
        assertThat(string("\ude00\ud83d")).isEqualTo("\"\\ude00\\ud83d\"");
        assertThat(string("\ud83d\ud83d\ude00")).isEqualTo("\"\\ud83d\ud83d\ude00\"");
    }

    @Test
    void writesAPlainNameAsAnyName() {
        assertThat(JsonAppender.isPlain("\u00e9 \ud83d\ude00/'")).isTrue();
        assertThat(JsonAppender.isPlain("a\"")).isFalse();
        assertThat(JsonAppender.isPlain("\ud83d")).isFalse();
        try (JsonAppender out = new JsonAppender()) {
            out.beginObject();
            out.plainName("").number(1);
            out.plainName("\u00e9 \ud83d\ude00").number(2);
            out.plainName("n".repeat(5_000)).number(3);
            out.endObject();

            assertThat(out).hasToString("{\"\":1,\"\u00e9 \ud83d\ude00\":2,\"" + "n".repeat(5_000) + "\":3}");
        }
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                9,
                -9,
                10,
                -10,
                99,
                1_000_000,
                Integer.MIN_VALUE,
                999_999_999_999_999_999L,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void writesWholeNumbersOfEachLength(long value) {
        try (JsonAppender out = new JsonAppender()) {
            out.number(value);

            assertThat(out).hasToString(Long.toString(value));
        }
    }

    @Test
    void keepsTheScaleAndBoundsTheExponent() {
        assertThat(number(new BigDecimal("12.50"))).isEqualTo("12.50");
        assertThat(number(new BigDecimal("1e2"))).isEqualTo("1E+2");
        assertThat(number(new BigDecimal("1e999999999"))).isEqualTo("1E+999999999");
        assertThat(number(new BigDecimal("0.0000001"))).isEqualTo("1E-7");
    }

    /** C006 for strings and decimals: what is written reads back as the same value and is written the same again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":[1E+2,0.10,-0.0,\"\\ud83d \\\" \u2028\",{\"\":null}],\"\\n\":true}",
                "\"\"",
                "[]",
                "-1.5E-30"
            })
    void isAFixedPoint(String text) {
        String written = tree(JsonTree.read(text, JsonLimits.DEFAULT));

        assertThat(JsonTree.read(written, JsonLimits.DEFAULT)).isEqualTo(JsonTree.read(text, JsonLimits.DEFAULT));
        assertThat(tree(JsonTree.read(written, JsonLimits.DEFAULT))).isEqualTo(written);
    }

    @Test
    void writesJavaNumbersInTrees() {
        assertThat(tree(Arrays.asList(1, 2L, (short) 3, (byte) 4, 0.5, 0.1f, BigInteger.TEN, null)))
                .isEqualTo("[1,2,3,4,0.5,0.1,10,null]");
    }

    @Test
    void growsAsNeeded() {
        String text = "x\n".repeat(100_000);

        assertThat(string(text)).isEqualTo("\"" + "x\\n".repeat(100_000) + "\"");
    }

    @Test
    void refusesWhatJsonCannotHold() {
        refused("NaN", Double.NaN);
        refused("Infinity", Float.POSITIVE_INFINITY);
        refused("a value that is not JSON", new Object());
        refused("a number that is not JSON", new AtomicInteger());
        refused("a name that is no string", Map.of(1, 2));
    }

    private static void refused(String value, Object tree) {
        assertThatThrownBy(() -> tree(tree))
                .isInstanceOfSatisfying(
                        NotWritableException.class, e -> assertThat(e.value()).isEqualTo(value));
    }

    /** The path of what was being written when it failed. */
    @Test
    void knowsWhereItIs() {
        assertThat(pathOfFailure(Map.of("a\"b", Double.NaN))).isEqualTo("[\"a\\\"b\"]");
        assertThat(pathOfFailure(Double.NaN)).isEqualTo("");
        assertThat(pathOfFailure(List.of(Double.NaN))).isEqualTo("[0]");
        assertThat(pathOfFailure(List.of(List.of(), List.of(Double.NaN)))).isEqualTo("[1][0]");
        assertThat(pathOfFailure(List.of(1, List.of(), Double.NaN))).isEqualTo("[2]");
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("x", "{[,");
        object.put("y", List.of(0, Map.of("z", Double.NaN)));
        assertThat(pathOfFailure(object)).isEqualTo("y[1].z");
    }

    private static String pathOfFailure(Object tree) {
        try (JsonAppender out = new JsonAppender()) {
            assertThatThrownBy(() -> out.value(tree)).isInstanceOf(NotWritableException.class);
            return out.path().toString();
        }
    }

    private static String string(String value) {
        try (JsonAppender out = new JsonAppender()) {
            out.string(value);
            return out.toString();
        }
    }

    private static String number(BigDecimal value) {
        try (JsonAppender out = new JsonAppender()) {
            out.number(value);
            return out.toString();
        }
    }

    private static String tree(Object value) {
        try (JsonAppender out = new JsonAppender()) {
            out.value(value);
            return out.toString();
        }
    }
}
