package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.NumberType;
import java.math.BigDecimal;
import java.util.Optional;

/** Where a type of numbers ends, floating-point types included. */
final class NumberRange {
    private NumberRange() {}

    static Optional<BigDecimal> largest(NumberType type) {
        return switch (type) {
            case FLOAT -> Optional.of(new BigDecimal(String.valueOf(Float.MAX_VALUE)));
            case DOUBLE -> Optional.of(new BigDecimal(String.valueOf(Double.MAX_VALUE)));
            default -> type.largest();
        };
    }

    static Optional<BigDecimal> smallest(NumberType type) {
        return switch (type) {
            case FLOAT, DOUBLE -> largest(type).map(BigDecimal::negate);
            default -> type.smallest();
        };
    }
}
