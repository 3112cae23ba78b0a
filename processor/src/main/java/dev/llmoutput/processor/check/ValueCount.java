package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.NumberRange;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.Optional;

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
            boolean one = slot.constraints().stream().anyMatch(Constraint.Truth.class::isInstance);
            return Optional.of(BigDecimal.valueOf(one ? 1 : 2));
        }
        if (shape instanceof TypeShape.Enumeration enumeration) {
            int constants = contract.enumeration(enumeration.type()).constants().size();
            return Optional.of(BigDecimal.valueOf(constants));
        }
        if (shape instanceof TypeShape.Wrapped wrapped) {
            return of(contract.content(wrapped), contract);
        }
        return shape instanceof TypeShape.Numeric number && number.type().integral()
                ? numbers(slot, number.type())
                : Optional.empty();
    }

    private static Optional<BigDecimal> numbers(Slot slot, NumberType type) {
        return NumberRange.smallest(slot, type)
                .flatMap(from -> NumberRange.largest(slot, type)
                        .map(to -> to.subtract(from).add(BigDecimal.ONE)));
    }
}
