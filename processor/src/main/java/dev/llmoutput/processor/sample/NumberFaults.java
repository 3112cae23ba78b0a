package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.NumberRange;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a Java type can hold a JSON number. */
final class NumberFaults {
    private NumberFaults() {}

    /** What is expected in place of {@code value} in a slot of that type; empty where it is right. */
    static Optional<String> expected(@Nullable Object value, Slot slot, NumberType type) {
        String kind = type.integral() ? "an integer" : "a number";
        if (!(value instanceof BigDecimal number)) {
            return Optional.of(kind);
        }
        if (type.integral()
                && number.signum() != 0
                && number.stripTrailingZeros().scale() > 0) {
            return Optional.of(kind);
        }
        return isInRange(number, type) ? Optional.empty() : Optional.of(kind + range(slot, type));
    }

    private static boolean isInRange(BigDecimal number, NumberType type) {
        return switch (type) {
            case FLOAT -> !Float.isInfinite(number.floatValue());
            case DOUBLE -> !Double.isInfinite(number.doubleValue());
            default ->
                type.smallest().filter(end -> number.compareTo(end) < 0).isEmpty()
                        && type.largest()
                                .filter(end -> number.compareTo(end) > 0)
                                .isEmpty();
        };
    }

    /** That of the contract, where the type of whole numbers ends beyond it. */
    private static String range(Slot slot, NumberType type) {
        return switch (type) {
            case FLOAT -> " from -" + Float.MAX_VALUE + " to " + Float.MAX_VALUE;
            case DOUBLE -> " from -" + Double.MAX_VALUE + " to " + Double.MAX_VALUE;
            default ->
                NumberRange.smallest(slot, type)
                                .map(smallest -> " from " + smallest.toPlainString())
                                .orElse("")
                        + NumberRange.largest(slot, type)
                                .map(largest -> " to " + largest.toPlainString())
                                .orElse("");
        };
    }
}
