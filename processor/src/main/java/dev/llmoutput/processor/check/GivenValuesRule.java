package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.ContractInterpreter;
import java.util.List;

/** A default and an example are values that the component takes. */
final class GivenValuesRule implements ContractRule {
    private static final String FIELD = "dev.llmoutput.LlmField";

    @Override
    public void check(ContractModel contract, Problems problems) {
        ContractInterpreter interpreter = new ContractInterpreter(contract);
        contract.records().stream()
                .flatMap(type -> type.components().stream())
                .forEach(component -> check(component, interpreter, problems));
    }

    private static void check(ComponentModel component, ContractInterpreter interpreter, Problems problems) {
        component
                .refinements()
                .defaultJson()
                .map(json -> interpreter.faultsOfDefault(json, component))
                .ifPresent(faults -> report(ProblemCode.BAD_DEFAULT, "defaultJson", faults, component, problems));
        component
                .refinements()
                .example()
                .map(example -> interpreter.faultsOfExample(example, component))
                .ifPresent(faults -> report(ProblemCode.BAD_EXAMPLE, "example", faults, component, problems));
    }

    private static void report(
            ProblemCode code, String attribute, List<String> faults, ComponentModel component, Problems problems) {
        if (!faults.isEmpty()) {
            problems.add(code, component.site().annotation(FIELD).attribute(attribute), String.join("; ", faults));
        }
    }
}
