package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.List;

/** No time is both past and to come. */
final class TensesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Slots.of(contract).forEach(slot -> check(slot, problems));
    }

    /** There are two at most: those on the same side of now have been joined. */
    private static void check(Slot slot, Problems problems) {
        List<Constraint.Time> times = slot.constraints().stream()
                .filter(Constraint.Time.class::isInstance)
                .map(Constraint.Time.class::cast)
                .toList();
        if (times.size() == 2 && times.get(0).tense().contradicts(times.get(1).tense())) {
            problems.add(
                    ProblemCode.INVERTED_BOUNDS,
                    times.get(0).site(),
                    slot.shape().match(ShapeTitle.INSTANCE),
                    times.get(0).tense().phrase(),
                    times.get(1).tense().phrase());
        }
    }
}
