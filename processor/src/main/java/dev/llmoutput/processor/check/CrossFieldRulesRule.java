package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.RuleModel;
import dev.llmoutput.processor.report.NearMiss;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.List;

/** A cross-field rule says what is wrong, and points at a component that exists. */
final class CrossFieldRulesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().forEach(type -> type.rules().forEach(rule -> check(type, rule, problems)));
    }

    private static void check(RecordModel type, RuleModel rule, Problems problems) {
        if (rule.message().isBlank()) {
            problems.add(ProblemCode.BLANK_CHECK_MESSAGE, rule.site().attribute("message"));
        }
        List<String> names = type.wrapper()
                ? List.of()
                : type.components().stream().map(ComponentModel::jsonName).toList();
        rule.component()
                .filter(path -> !names.contains(path))
                .ifPresent(path -> problems.add(
                        ProblemCode.UNKNOWN_CHECK_PATH,
                        rule.site().attribute("path"),
                        path,
                        names.isEmpty() ? "leave path out: the record is one value" : NearMiss.hint(path, names)));
    }
}
