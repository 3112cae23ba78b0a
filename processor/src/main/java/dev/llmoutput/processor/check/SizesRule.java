package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;

/** A size is not negative, and some number fulfils it. */
final class SizesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract)
                .forEach(slot -> slot.constraints().stream()
                        .filter(Constraint.Size.class::isInstance)
                        .forEach(size -> check((Constraint.Size) size, slot, problems)));
    }

    private static void check(Constraint.Size size, Slot slot, Problems problems) {
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
