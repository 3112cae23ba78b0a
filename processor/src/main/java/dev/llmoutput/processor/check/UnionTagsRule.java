package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.HashMap;
import java.util.Map;

/** The tags of one sealed interface differ, and no component stands where they do. */
final class UnionTagsRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        for (UnionModel union : contract.unions()) {
            Map<String, String> owners = new HashMap<>();
            for (UnionModel.Arm arm : union.arms()) {
                distinct(arm, union, owners, problems);
                apart(arm, union, contract, problems);
            }
        }
    }

    private static void distinct(UnionModel.Arm arm, UnionModel union, Map<String, String> owners, Problems problems) {
        String owner = owners.putIfAbsent(arm.tag(), arm.site().label());
        if (owner != null) {
            problems.add(
                    ProblemCode.DUPLICATE_TAG,
                    arm.site(),
                    arm.tag(),
                    union.site().label(),
                    owner);
        }
    }

    private static void apart(UnionModel.Arm arm, UnionModel union, ContractModel contract, Problems problems) {
        contract.record(arm.type()).components().stream()
                .filter(component -> component.jsonName().equals(union.discriminator()))
                .forEach(component -> problems.add(
                        ProblemCode.TAG_CLASH,
                        component.site(),
                        union.discriminator(),
                        union.site().label()));
    }
}
