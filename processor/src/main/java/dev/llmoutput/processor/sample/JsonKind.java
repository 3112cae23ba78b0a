package dev.llmoutput.processor.sample;

import dev.llmoutput.runtime.json.JsonType;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The JSON type of a tree. */
final class JsonKind {
    private JsonKind() {}

    static String of(@Nullable Object value) {
        JsonType type = value == null
                ? JsonType.NULL
                : value instanceof String
                        ? JsonType.STRING
                        : value instanceof BigDecimal
                                ? JsonType.NUMBER
                                : value instanceof Boolean
                                        ? JsonType.BOOLEAN
                                        : value instanceof List ? JsonType.ARRAY : JsonType.OBJECT;
        return type.wireName();
    }
}
