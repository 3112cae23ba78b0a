package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.List;

/** No boolean is both always true and always false. */
final class TruthsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract).forEach(slot -> check(slot, problems));
    }

    /** There are two at most: those that say the same have been joined. */
    private static void check(Slot slot, Problems problems) {
        List<Constraint.Truth> truths = slot.constraints().stream()
                .filter(Constraint.Truth.class::isInstance)
                .map(Constraint.Truth.class::cast)
                .toList();
        if (truths.size() == 2) {
            problems.add(
                    ProblemCode.INVERTED_BOUNDS,
                    truths.get(1).site(),
                    slot.shape().match(ShapeTitle.INSTANCE),
                    "always " + truths.get(0).value(),
                    "always " + truths.get(1).value());
        }
    }
}
