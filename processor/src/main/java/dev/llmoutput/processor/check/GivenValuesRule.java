package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.ContractInterpreter;
import dev.llmoutput.processor.sample.MeantValue;
import java.util.List;
import java.util.Optional;

/** A default and an example are values that the component takes. */
final class GivenValuesRule implements ContractRule {
    private static final String FIELD = "dev.llmoutput.LlmField";

    @Override
    public void check(ContractModel contract, Problems problems) {
        ContractInterpreter interpreter = new ContractInterpreter(contract);
        MeantValue meant = new MeantValue(contract);
        for (RecordModel type : contract.records()) {
            for (ComponentModel component : type.components()) {
                component
                        .refinements()
                        .defaultJson()
                        .ifPresent(json -> checkDefault(json, component, interpreter, meant, problems));
                component
                        .refinements()
                        .example()
                        .ifPresent(example -> checkExample(example, component, interpreter, meant, problems));
            }
        }
    }

    private static void checkDefault(
            String json,
            ComponentModel component,
            ContractInterpreter interpreter,
            MeantValue meant,
            Problems problems) {
        List<String> faults = interpreter.faultsOfDefault(json, component);
        if (!faults.isEmpty()) {
            problems.add(
                    ProblemCode.BAD_DEFAULT,
                    component.site().annotation(FIELD).attribute("defaultJson"),
                    AttributeText.of(json),
                    String.join("; ", faults),
                    advice("a JSON text", meant.ofDefault(json, component), meant.anyDefault(component)));
        }
    }

    private static void checkExample(
            String example,
            ComponentModel component,
            ContractInterpreter interpreter,
            MeantValue meant,
            Problems problems) {
        List<String> faults = interpreter.faultsOfExample(example, component);
        if (!faults.isEmpty()) {
            problems.add(
                    ProblemCode.BAD_EXAMPLE,
                    component.site().annotation(FIELD).attribute("example"),
                    AttributeText.of(example),
                    String.join("; ", faults),
                    advice("one", meant.ofExample(example, component), meant.anyExample(component)));
        } else {
            meant.withoutQuotes(example, component)
                    .ifPresent(text -> problems.add(
                            ProblemCode.QUOTED_EXAMPLE,
                            component.site().annotation(FIELD).attribute("example"),
                            AttributeText.of(example),
                            AttributeText.of(text)));
        }
    }

    private static String advice(String what, Optional<String> meant, Optional<String> any) {
        String such = any.map(text -> ", such as " + AttributeText.of(text)).orElse("");
        return meant.map(AttributeText::of).orElse(what + " that the component takes" + such);
    }
}
