package dev.llmoutput.runtime.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.typed.AnyShape;
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.TypedReader;
import dev.llmoutput.runtime.typed.ValueShape;

/**
 * Any JSON value as a tree of Jackson. Numbers without point and exponent are whole, in the smallest node that holds them;
 * all others are exact decimals. A JSON null is a {@code NullNode}.
 */
@SuppressWarnings("exports") // whoever has such a component has Jackson
public final class JsonNodeShape extends ValueShape<JsonNode> {
    /** The only one. */
    public static final JsonNodeShape SHAPE = new JsonNodeShape();

    private JsonNodeShape() {}

    @Override
    public JsonNode read(TypedReader in) {
        return JsonNodes.of(AnyShape.SHAPE.read(in));
    }

    @Override
    public void check(JsonNode value, Checks checks) {
        AnyShape.SHAPE.check(JsonNodes.tree(value), checks);
    }

    @Override
    public void write(JsonNode value, JsonAppender out) {
        out.value(JsonNodes.tree(value));
    }

    @Override
    public String expected() {
        return "a value";
    }
}
