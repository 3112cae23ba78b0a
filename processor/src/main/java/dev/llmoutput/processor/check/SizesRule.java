package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.math.BigDecimal;
import java.util.Optional;

/** A size is not negative, some number fulfils it, and there are as many different values as a set or a map must have. */
final class SizesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract)
                .forEach(slot -> slot.constraints().stream()
                        .filter(Constraint.Size.class::isInstance)
                        .forEach(size -> check((Constraint.Size) size, slot, contract, problems)));
    }

    private static void check(Constraint.Size size, Slot slot, ContractModel contract, Problems problems) {
        int smallest = Math.min(size.min(), size.max().orElse(0));
        if (smallest < 0) {
            problems.add(ProblemCode.NEGATIVE_SIZE, size.site(), String.valueOf(smallest));
            return;
        }
        size.max()
                .filter(max -> max < size.min())
                .ifPresent(max -> problems.add(
                        ProblemCode.INVERTED_BOUNDS,
                        size.site(),
                        "number of " + unit(slot.shape()),
                        "at least " + size.min(),
                        "at most " + max));
        different(slot.shape())
                .flatMap(values -> ValueCount.of(values, contract))
                .filter(count -> count.compareTo(BigDecimal.valueOf(size.min())) < 0)
                .ifPresent(count -> problems.add(
                        ProblemCode.FEW_VALUES,
                        size.site(),
                        String.valueOf(size.min()),
                        unit(slot.shape()),
                        count.toPlainString(),
                        slot.shape() instanceof TypeShape.Array ? ", or use a List" : ""));
    }

    /** What no two of may be equal in it. */
    private static Optional<Slot> different(TypeShape shape) {
        if (shape instanceof TypeShape.Array array && array.type().distinct()) {
            return Optional.of(array.element());
        }
        return shape instanceof TypeShape.MapOf map ? Optional.of(map.key()) : Optional.empty();
    }

    private static String unit(TypeShape shape) {
        if (shape instanceof TypeShape.Array) {
            return "items";
        }
        if (shape instanceof TypeShape.MapOf) {
            return "keys";
        }
        return shape instanceof TypeShape.Text ? "characters" : "bytes";
    }
}
