package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Stream;

/** How many different values a slot takes, where they are few enough to be counted at a glance. */
final class ValueCount {
    private ValueCount() {}

    /** Empty for as many as anybody could want. */
    static Optional<BigDecimal> of(Slot slot, ContractModel contract) {
        return present(slot, contract).map(count -> slot.required() ? count : count.add(BigDecimal.ONE));
    }

    private static Optional<BigDecimal> present(Slot slot, ContractModel contract) {
        TypeShape shape = slot.shape();
        if (shape instanceof TypeShape.Bool) {
            return Optional.of(BigDecimal.valueOf(
                    of(slot, Constraint.Truth.class).findAny().isPresent() ? 1 : 2));
        }
        if (shape instanceof TypeShape.Enumeration enumeration) {
            int constants = contract.enumeration(enumeration.type()).constants().size();
            return Optional.of(BigDecimal.valueOf(constants));
        }
        if (shape instanceof TypeShape.Wrapped wrapped) {
            return of(contract.content(wrapped), contract);
        }
        return shape instanceof TypeShape.Numeric number && number.type().integral()
                ? numbers(slot, number)
                : Optional.empty();
    }

    private static Optional<BigDecimal> numbers(Slot slot, TypeShape.Numeric number) {
        Optional<BigDecimal> lowest = Stream.concat(
                        NumberRange.smallest(number.type()).stream(),
                        of(slot, Constraint.LowerBound.class).map(bound -> NumberRange.smallest(bound, number.type())))
                .max(BigDecimal::compareTo);
        Optional<BigDecimal> highest = Stream.concat(
                        NumberRange.largest(number.type()).stream(),
                        of(slot, Constraint.UpperBound.class).map(bound -> NumberRange.largest(bound, number.type())))
                .min(BigDecimal::compareTo);
        return lowest.flatMap(from -> highest.map(to -> to.subtract(from).add(BigDecimal.ONE)));
    }

    private static <T extends Constraint> Stream<T> of(Slot slot, Class<T> kind) {
        return slot.constraints().stream().filter(kind::isInstance).map(kind::cast);
    }
}
