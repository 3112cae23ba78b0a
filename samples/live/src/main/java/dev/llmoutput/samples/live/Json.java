package dev.llmoutput.samples.live;

import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A place in a JSON answer that may or may not be there; looking for what is not there finds nothing. */
record Json(Object value) {
    private static final Json NOTHING = new Json(null);

    /** A text that is no JSON has nothing in it. */
    static Json read(String text) {
        try {
            return new Json(JsonTree.read(text, JsonLimits.DEFAULT));
        } catch (JsonSyntaxException e) {
            return NOTHING;
        }
    }

    Json get(String name) {
        return value instanceof Map<?, ?> members ? new Json(members.get(name)) : NOTHING;
    }

    Json get(int index) {
        List<Json> items = items();
        return index < items.size() ? items.get(index) : NOTHING;
    }

    boolean isPresent() {
        return value != null;
    }

    /** The items of a list; none of anything else. */
    List<Json> items() {
        return value instanceof List<?> items ? items.stream().map(Json::new).toList() : List.of();
    }

    /** A text; empty for anything else. */
    String text() {
        return value instanceof String text ? text : "";
    }

    Optional<BigDecimal> number() {
        return value instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
    }
}
