package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;

/** A record has components, an enum has constants. */
final class EmptyTypeRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().stream()
                .filter(type -> type.components().isEmpty())
                .forEach(type -> problems.add(ProblemCode.EMPTY_RECORD, type.site()));
        contract.enums().stream()
                .filter(type -> type.constants().isEmpty())
                .forEach(type -> problems.add(ProblemCode.EMPTY_ENUM, type.site()));
    }
}
