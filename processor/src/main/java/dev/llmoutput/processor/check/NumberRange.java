package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.NumberType;
import java.math.BigDecimal;
import java.math.RoundingMode;
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

    /** The smallest whole number that a bound allows; for other numbers the bound itself. */
    static BigDecimal smallest(Constraint.LowerBound lower, NumberType type) {
        if (!type.integral()) {
            return lower.bound();
        }
        return lower.exclusive()
                ? lower.bound().setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE)
                : lower.bound().setScale(0, RoundingMode.CEILING);
    }

    /** The largest. */
    static BigDecimal largest(Constraint.UpperBound upper, NumberType type) {
        if (!type.integral()) {
            return upper.bound();
        }
        return upper.exclusive()
                ? upper.bound().setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE)
                : upper.bound().setScale(0, RoundingMode.FLOOR);
    }
}
