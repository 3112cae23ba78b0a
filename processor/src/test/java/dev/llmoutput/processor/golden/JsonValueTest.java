package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.lang.reflect.Constructor;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** C278: records that are, in JSON, their only component, beyond the tables of replies. */
class JsonValueTest {
    private final Compiled compiled = Golden.named("values").compiled();
    private final Companion tags = compiled.companion("com.example.TagsOutput");
    private final Companion verdict = compiled.companion("com.example.VerdictOutput");
    private final Companion shipment = compiled.companion("com.example.ShipmentOutput");

    /** A value that was made elsewhere has the issues that its JSON would have, at the same path. */
    @Test
    void valuesMadeElsewhereAreChecked() throws Exception {
        Object tooBig =
                compiled.load("com.example.Verdict").getConstructor(int.class).newInstance(11);
        assertThat(verdict.validate(tooBig))
                .isEqualTo(failure(verdict.parseStrictly("11")).issues())
                .isNotEmpty();
        assertThat(verdict.toJson(tooBig)).isEqualTo("11");
    }

    /** What holds nothing has no JSON. */
    @Test
    void nothingInsideIsNoValue() throws Exception {
        Class<?> type = compiled.load("com.example.Shipment$Line");
        Object empty = type.getConstructors()[0].newInstance(new Object[1]);
        Parsed.Ok<?> ok = (Parsed.Ok<?>) shipment.parse(reply("T-1", "{\"name\":\"pen\",\"pieces\":2}"));
        Object[] parts = new Object[ok.value().getClass().getRecordComponents().length];
        for (int i = 0; i < parts.length; i++) {
            var component = ok.value().getClass().getRecordComponents()[i];
            parts[i] = component.getType() == type
                    ? empty
                    : component.getAccessor().invoke(ok.value());
        }
        Object broken = ok.value().getClass().getConstructors()[0].newInstance(parts);
        assertThat(shipment.validate(broken)).singleElement().hasToString("line: expected an object, got null");
        assertThatThrownBy(() -> shipment.toJson(broken)).hasStackTraceContaining("line: expected an object, got null");
    }

    /** What has no JSON cannot be compared as JSON; that is no reason not to say what is wrong with it. */
    @Test
    void itemsOfSetsThatHaveNoJsonAreChecked() throws Exception {
        Compiled own = Golden.named("own-names").compiled();
        Constructor<?> line = own.load("com.example.Preset$Line").getConstructor(String.class, double.class);
        Object zero = line.newInstance("a", 0.0);
        Object otherZero = line.newInstance("a", -0.0);
        Object unnamed = line.newInstance(null, 1);
        Object priceless = line.newInstance("a", Double.NaN);

        assertThat(issuesOfPreset(own, zero, otherZero))
                .containsExactly("lines[1]: expected distinct items, got the item at [0] again");
        assertThat(issuesOfPreset(own, unnamed, priceless, zero, otherZero))
                .containsExactly(
                        "lines[0].name: expected a string, got null", "lines[1].price: expected a number, got NaN");
    }

    private static List<String> issuesOfPreset(Compiled own, Object... lines) throws Exception {
        Object mark =
                own.load("com.example.Preset$Mark").getConstructor(Object.class).newInstance(1);
        Object preset = own.load("com.example.Preset")
                .getConstructors()[0]
                .newInstance(null, mark, 1, new LinkedHashSet<>(List.of(lines)));
        return own.companion("com.example.PresetOutput").validate(preset).stream()
                .map(Object::toString)
                .toList();
    }

    /** Limits are for replies: what a reader with others let in is compared, however deep, long or large. */
    @Test
    void itemsOfSetsAreComparedBeyondTheDefaultLimits() {
        JsonLimits limits = JsonLimits.DEFAULT.withMaxNestingDepth(2_000).withMaxExponent(500_000);
        Companion anything = Golden.named("sets").compiled().companion("com.example.DeepOutput");
        OutputType<?> type = (OutputType<?>)
                anything.call("type", ReadOptions.of(Reading.STRICT).withLimits(limits));
        String reply = "{\"lists\":[[{\"amount\":1e400000}],[{\"amount\":10e399999}]],\"maps\":[],\"maybe\":[],"
                + "\"numbers\":[],\"arrays\":[],\"reals\":[],\"anything\":[%s,%s],\"coded\":[],\"deepCoded\":[],"
                + "\"tags\":[],\"groups\":[]}";
        String deep = "[".repeat(600) + "]".repeat(600);
        assertThat(failure(type.parse(reply.formatted("[]", deep))).observed())
                .isEqualTo("lists[1]: expected distinct items, got the item at [0] again");
        assertThat(failure(type.parse(reply.formatted(deep, deep))).observed())
                .isEqualTo("lists[1]: expected distinct items, got the item at [0] again; "
                        + "anything[1]: expected distinct items, got the item at [0] again");
    }

    /** C274: the constructor's refusal is one issue where the value stands. */
    @Test
    void constructorsRefuseAtThePlaceOfTheValue() {
        String reply = reply("T-0", "{\"name\":\"pen\",\"pieces\":2}");
        assertThat(failure(shipment.parse(reply)).observed()).isEqualTo("id: no ticket has the number 0");
        assertThat(failure(tags.parse("[\"none\",\"b\"]")).observed()).isEqualTo("none stands alone");
    }

    /** A list of such values is read as one of what they hold. */
    @Test
    void listsOfThemAtTheRoot() {
        assertThat(listed(verdict, "[1, 2]")).isEqualTo("[1,2]");
        assertThat(listed(verdict, "{\"items\": [3]}")).isEqualTo("[3]");
        assertThat(listed(verdict, "4")).isEqualTo("[4]");
        assertThat(listed(tags, "[[\"a\"], [\"b\"]]")).isEqualTo("[[\"a\"],[\"b\"]]");
    }

    private static String listed(Companion companion, String reply) {
        ListOutput<?> list = (ListOutput<?>) companion.call("list");
        return list.parse(reply)
                .match(Parsed.Ok::canonical, failed -> failed.failure().observed());
    }

    private static String reply(String id, String line) {
        return "{\"id\":\"" + id
                + "\",\"others\":[],\"weights\":{},\"samples\":[],\"prices\":[],\"due\":\"2026-03-31\","
                + "\"grade\":\"LOW\",\"line\":" + line + ",\"label\":\"x\",\"count\":3,\"nested\":[\"a\"],\"tree\":[],"
                + "\"anything\":" + List.of() + "}";
    }

    private static Failure failure(Parsed<?> parsed) {
        return ((Parsed.Failed<?>) parsed).failure();
    }
}
