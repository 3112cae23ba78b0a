package dev.llmoutput.runtime.jsontype;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Parsed;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** When the accepted value is another than the model wrote. */
class ChangedTest {
    /** C077: of a key that stands twice the last value counts, and that is no change. */
    @Test
    void theLastOfTwoKeysCounts() {
        Parsed.Ok<Point> ok = ok("{\"a\":9,\"b\":2,\"label\":\"x\",\"a\":1}");

        assertThat(ok.value().a()).isEqualByComparingTo("1");
        assertThat(ok.changed()).isFalse();
    }

    /** C081: white space and the order of keys. */
    @Test
    void layoutIsNoChange() {
        assertThat(ok("{ \"label\": \"x\",\n \"b\": 2,\n \"a\": 1 }").changed()).isFalse();
    }

    /** C082: a fence. */
    @Test
    void aFenceIsNoChange() {
        assertThat(ok("```json\n{\"a\":1,\"b\":2,\"label\":\"x\"}\n```").changed())
                .isFalse();
    }

    /** C083: a key that was dropped. */
    @Test
    void aDroppedKeyIsAChange() {
        Parsed.Ok<Point> ok = ok("{\"a\":1,\"b\":2,\"label\":\"x\",\"extra\":null}");

        assertThat(ok.changed()).isTrue();
        assertThat(ok.canonical()).isEqualTo("{\"a\":1,\"b\":2,\"label\":\"x\"}");
    }

    /** C084: a text that was trimmed or lowered, a default that was filled in. */
    @Test
    void aTransformedValueIsAChange() {
        assertThat(ok("{\"a\":1,\"b\":2,\"label\":\" x\"}").changed()).isTrue();
        assertThat(ok("{\"a\":1,\"b\":2,\"label\":\"X\"}").changed()).isTrue();
        assertThat(ok("{\"a\":1,\"b\":2}").changed()).isTrue();
    }

    /** C085: another spelling of the same number. */
    @Test
    void aNumbersSpellingIsNoChange() {
        JsonOutput<Integer> one = JsonOutput.of(json -> JsonValidation.valid(1, 1));

        assertThat(List.of("1", "1.0", "1e0", "10e-1", "0.01E+2")).allSatisfy(raw -> {
            Parsed.Ok<Integer> ok = JsonOutputTest.ok(one, raw);
            assertThat(ok.canonical()).isEqualTo("1");
            assertThat(ok.changed()).isFalse();
        });
        assertThat(JsonOutputTest.ok(one, "1.01").changed()).isTrue();
        assertThat(JsonOutputTest.ok(JsonOutput.of(json -> JsonValidation.valid(0, 0.0)), "-0")
                        .changed())
                .isFalse();
    }

    /** C086: escapes that mean the same characters. */
    @Test
    void escapesAreNoChange() {
        Parsed.Ok<String> ok = JsonOutputTest.ok(TEXT, "\"\\u0041\\/\\u00e9\"");

        assertThat(ok.canonical()).isEqualTo("\"A/\u00e9\"");
        assertThat(ok.changed()).isFalse();
    }

    private static final JsonOutput<String> TEXT =
            JsonOutput.of(json -> JsonValidation.valid(String.valueOf(json), json));

    /** C087: arrays are ordered. */
    @Test
    void anotherOrderOfElementsIsAChange() {
        JsonOutput<List<Integer>> sorted = JsonOutput.of(json -> JsonValidation.valid(List.of(1, 2), List.of(1, 2)));

        assertThat(JsonOutputTest.ok(sorted, "[1,2]").changed()).isFalse();
        assertThat(JsonOutputTest.ok(sorted, "[2,1]").changed()).isTrue();
        assertThat(JsonOutputTest.ok(sorted, "[1,2,2]").changed()).isTrue();
    }

    /** A validator that strips in place changes the value all the same. */
    @Test
    void aChangeInPlaceIsSeen() {
        JsonOutput<Map<?, ?>> stripping = JsonOutput.of(json -> {
            Map<?, ?> object = (Map<?, ?>) Objects.requireNonNull(json);
            object.remove("extra");
            return JsonValidation.valid(object, object);
        });

        assertThat(JsonOutputTest.ok(stripping, "{\"a\":1,\"extra\":2}").changed())
                .isTrue();
        assertThat(JsonOutputTest.ok(stripping, "{\"a\":1}").changed()).isFalse();
    }

    private static Parsed.Ok<Point> ok(String raw) {
        return JsonOutputTest.ok(Point.TYPE, raw);
    }
}
