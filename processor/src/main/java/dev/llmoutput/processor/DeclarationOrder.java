package dev.llmoutput.processor;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.Problem;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** Puts problems in the order of the declarations they are about: type by type, component by component. */
final class DeclarationOrder implements Comparator<Problem> {
    private final Map<String, Integer> positions = new HashMap<>();

    DeclarationOrder(ContractModel contract) {
        contract.records().forEach(type -> {
            add(type.site());
            type.components().forEach(component -> add(component.site()));
            type.rules().forEach(rule -> add(rule.site()));
        });
        contract.unions().forEach(type -> add(type.site()));
        contract.enums().forEach(type -> {
            add(type.site());
            type.constants().forEach(constant -> add(constant.site()));
        });
    }

    private void add(Site site) {
        positions.putIfAbsent(key(site), positions.size());
    }

    @Override
    public int compare(Problem one, Problem other) {
        return Integer.compare(position(one), position(other));
    }

    private int position(Problem problem) {
        return problem.site()
                .map(site -> positions.getOrDefault(key(site), Integer.MAX_VALUE))
                .orElse(-1);
    }

    private static String key(Site site) {
        return site.type() + "#" + site.member().orElse("");
    }
}
