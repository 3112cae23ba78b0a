package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.NumberType;
import java.util.Locale;

/** A type of numbers as messages name it. */
final class NumberTitle {
    private NumberTitle() {}

    static String of(NumberType type) {
        return switch (type) {
            case BIG_INTEGER -> "BigInteger";
            case BIG_DECIMAL -> "BigDecimal";
            default -> type.name().toLowerCase(Locale.ROOT);
        };
    }
}
