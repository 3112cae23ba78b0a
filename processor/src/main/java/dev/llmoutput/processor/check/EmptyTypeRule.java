package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;

/** A record has components, an enum has constants. */
final class EmptyTypeRule implements ContractRule {
    /** An arm without components still says by its tag which one it is. */
    private static boolean isOnlyAnArm(RecordModel type, ContractModel contract) {
        TypeShape itself = new TypeShape.Nested(type.type());
        boolean arm = contract.unions().stream()
                .flatMap(union -> union.arms().stream())
                .anyMatch(one -> one.type().equals(type.type()));
        return arm
                && !contract.root().equals(itself)
                && Slots.of(contract).noneMatch(slot -> slot.shape().equals(itself));
    }

    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().stream()
                .filter(type -> type.components().isEmpty() && !isOnlyAnArm(type, contract))
                .forEach(type -> problems.add(ProblemCode.EMPTY_RECORD, type.site()));
        contract.enums().stream()
                .filter(type -> type.constants().isEmpty())
                .forEach(type -> problems.add(ProblemCode.EMPTY_ENUM, type.site()));
    }
}
