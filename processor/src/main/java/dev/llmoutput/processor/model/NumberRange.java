package dev.llmoutput.processor.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the numbers of a type, or of one place in a contract, end. */
public final class NumberRange {
    private NumberRange() {}

    /** The largest number of a type that ends somewhere, floating-point types included. */
    public static Optional<BigDecimal> largest(NumberType type) {
        return switch (type) {
            case FLOAT -> Optional.of(new BigDecimal(String.valueOf(Float.MAX_VALUE)));
            case DOUBLE -> Optional.of(new BigDecimal(String.valueOf(Double.MAX_VALUE)));
            default -> type.largest();
        };
    }

    /** The smallest. */
    public static Optional<BigDecimal> smallest(NumberType type) {
        return switch (type) {
            case FLOAT, DOUBLE -> largest(type).map(BigDecimal::negate);
            default -> type.smallest();
        };
    }

    /** The largest number that type and constraints allow; for numbers that are not whole it may lie just beyond. */
    public static Optional<BigDecimal> largest(Slot slot, NumberType type) {
        Stream<BigDecimal> bounds = bounds(slot, Constraint.UpperBound.class).map(bound -> largest(bound, type));
        return Stream.concat(largest(type).stream(), bounds).min(BigDecimal::compareTo);
    }

    /** The smallest. */
    public static Optional<BigDecimal> smallest(Slot slot, NumberType type) {
        Stream<BigDecimal> bounds = bounds(slot, Constraint.LowerBound.class).map(bound -> smallest(bound, type));
        return Stream.concat(smallest(type).stream(), bounds).max(BigDecimal::compareTo);
    }

    private static <T extends Constraint> Stream<T> bounds(Slot slot, Class<T> kind) {
        return slot.constraints().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** The smallest whole number that a bound allows; for other numbers the bound itself. */
    public static BigDecimal smallest(Constraint.LowerBound lower, NumberType type) {
        if (!type.integral()) {
            return lower.bound();
        }
        return lower.exclusive()
                ? lower.bound().setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE)
                : lower.bound().setScale(0, RoundingMode.CEILING);
    }

    /** The largest. */
    public static BigDecimal largest(Constraint.UpperBound upper, NumberType type) {
        if (!type.integral()) {
            return upper.bound();
        }
        return upper.exclusive()
                ? upper.bound().setScale(0, RoundingMode.CEILING).subtract(BigDecimal.ONE)
                : upper.bound().setScale(0, RoundingMode.FLOOR);
    }
}
