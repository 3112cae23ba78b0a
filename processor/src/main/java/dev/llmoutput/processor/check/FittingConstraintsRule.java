package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Fit;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeKey;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A constraint says something about the values of its shape. */
final class FittingConstraintsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        for (RecordModel type : contract.records()) {
            String use = use(type, contract);
            type.components().stream()
                    .flatMap(component -> Slots.of(component.slot()))
                    .forEach(slot -> check(slot, use, problems));
        }
    }

    /** Of a generic record it is the arguments that may be at fault, so who wrote them is said. */
    private static String use(RecordModel type, ContractModel contract) {
        if (type.type().arguments().isEmpty()) {
            return "";
        }
        return contract.records().stream()
                .flatMap(user -> user.components().stream())
                .filter(component -> Slots.of(component.slot())
                        .anyMatch(slot ->
                                slot.shape().ofAuthor().map(TypeKey::of).equals(Optional.of(TypeKey.of(type.type())))))
                .findFirst()
                .map(user -> " in " + type.type().displayName() + " of "
                        + user.site().label())
                .orElse(" in " + type.type().displayName());
    }

    /** One annotation may be several constraints: the first that does not fit is enough to say. */
    private static void check(Slot slot, String use, Problems problems) {
        Set<Site> reported = new HashSet<>();
        slot.constraints().stream()
                .filter(constraint -> !constraint.match(new Fit(slot.shape())) && reported.add(constraint.site()))
                .forEach(constraint -> problem(constraint, slot.shape(), use, problems));
    }

    private static void problem(Constraint constraint, TypeShape shape, String use, Problems problems) {
        problems.add(
                ProblemCode.MISFIT_CONSTRAINT,
                constraint.site(),
                ConstraintTitle.of(constraint),
                shape.match(ShapeTitle.INSTANCE) + use,
                shape.match(new FittingAdvice(constraint)));
    }
}
