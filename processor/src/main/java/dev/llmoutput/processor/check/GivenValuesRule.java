package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.GivenText;
import java.util.List;

/** A default and an example are values that the component takes. */
final class GivenValuesRule implements ContractRule {
    private static final String FIELD = "dev.llmoutput.LlmField";

    @Override
    public void check(ContractModel contract, Problems problems) {
        for (RecordModel type : contract.records()) {
            for (ComponentModel component : type.components()) {
                Site field = component.site().annotation(FIELD);
                Site example = field.attribute("example");
                GivenText.defaultOf(component, contract)
                        .ifPresent(given -> check(
                                given,
                                ProblemCode.BAD_DEFAULT,
                                "a JSON text",
                                field.attribute("defaultJson"),
                                problems));
                GivenText.exampleOf(component, contract).ifPresent(given -> {
                    check(given, ProblemCode.BAD_EXAMPLE, "one", example, problems);
                    checkQuotes(given, example, problems);
                });
            }
        }
    }

    private static void check(GivenText given, ProblemCode code, String what, Site site, Problems problems) {
        List<String> faults = given.faults();
        if (!faults.isEmpty()) {
            String text = AttributeText.of(given.text());
            problems.add(code, site, text, String.join("; ", faults), advice(given, what));
        }
    }

    private static String advice(GivenText given, String what) {
        String such =
                given.any().map(text -> ", such as " + AttributeText.of(text)).orElse("");
        return given.meant().map(AttributeText::of).orElse(what + " that the component takes" + such);
    }

    private static void checkQuotes(GivenText example, Site site, Problems problems) {
        if (example.faults().isEmpty()) {
            example.withoutQuotes()
                    .ifPresent(text -> problems.add(
                            ProblemCode.QUOTED_EXAMPLE,
                            site,
                            AttributeText.of(example.text()),
                            AttributeText.of(text)));
        }
    }
}
