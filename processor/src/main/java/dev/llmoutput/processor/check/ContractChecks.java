package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.Problems;
import java.util.List;

/** All rules. */
public final class ContractChecks {
    private static final List<ContractRule> RULES = List.of(
            new RetriesRule(),
            new ContractNameRule(),
            new EmptyTypeRule(),
            new EndingValuesRule(),
            new NamesRule(),
            new JsonNamesRule(),
            new WireNamesRule(),
            new UnionTagsRule(),
            new FittingConstraintsRule(),
            new SizesRule(),
            new NumberBoundsRule(),
            new TensesRule(),
            new TruthsRule(),
            new PatternsRule(),
            new CrossFieldRulesRule(),
            new AliasesRule(),
            new GivenValuesRule());

    private ContractChecks() {}

    /** Adds everything that is wrong in {@code contract} to {@code problems}. */
    public static void check(ContractModel contract, Problems problems) {
        RULES.forEach(rule -> rule.check(contract, problems));
    }
}
