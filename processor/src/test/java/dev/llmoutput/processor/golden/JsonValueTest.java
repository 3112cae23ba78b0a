package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.ListOutput;
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
