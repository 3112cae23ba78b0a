package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.NumberRange;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Stream;

/** Some value of the type lies within the bounds. */
final class NumberBoundsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract)
                .filter(slot -> slot.shape() instanceof TypeShape.Numeric)
                .forEach(slot -> check(slot, ((TypeShape.Numeric) slot.shape()).type(), problems));
    }

    private static void check(Slot slot, NumberType type, Problems problems) {
        Optional<Constraint.LowerBound> lower = bound(slot, Constraint.LowerBound.class);
        Optional<Constraint.UpperBound> upper = bound(slot, Constraint.UpperBound.class);
        lower.filter(bound -> isAbove(NumberRange.smallest(bound, type), NumberRange.largest(type)))
                .ifPresent(bound -> unreachable(bound, title(bound), type, problems));
        upper.filter(bound -> isAbove(NumberRange.smallest(type), NumberRange.largest(bound, type)))
                .ifPresent(bound -> unreachable(bound, title(bound), type, problems));
        if (lower.isPresent() && upper.isPresent() && contradict(lower.get(), upper.get(), type)) {
            problems.add(
                    ProblemCode.INVERTED_BOUNDS,
                    lower.get().site(),
                    NumberTitle.of(type),
                    title(lower.get()),
                    title(upper.get()));
        }
    }

    private static <T extends Constraint> Optional<T> bound(Slot slot, Class<T> kind) {
        return Stream.of(slot.constraints().toArray())
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst();
    }

    private static boolean contradict(Constraint.LowerBound lower, Constraint.UpperBound upper, NumberType type) {
        int order = NumberRange.smallest(lower, type).compareTo(NumberRange.largest(upper, type));
        return order > 0 || (order == 0 && !type.integral() && (lower.exclusive() || upper.exclusive()));
    }

    private static boolean isAbove(BigDecimal number, Optional<BigDecimal> end) {
        return end.filter(largest -> number.compareTo(largest) > 0).isPresent();
    }

    private static boolean isAbove(Optional<BigDecimal> end, BigDecimal number) {
        return end.filter(smallest -> smallest.compareTo(number) > 0).isPresent();
    }

    private static void unreachable(Constraint bound, String title, NumberType type, Problems problems) {
        problems.add(
                ProblemCode.UNREACHABLE_BOUND,
                bound.site(),
                NumberTitle.of(type),
                title,
                NumberRange.smallest(type).map(BigDecimal::toString).orElse(""),
                NumberRange.largest(type).map(BigDecimal::toString).orElse(""));
    }

    private static String title(Constraint.LowerBound lower) {
        return (lower.exclusive() ? "above " : "at least ") + lower.bound();
    }

    private static String title(Constraint.UpperBound upper) {
        return (upper.exclusive() ? "below " : "at most ") + upper.bound();
    }
}
