package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.ContractInterpreter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An alias leads to one component or constant. Those of constants are compared as a tolerant reading compares them. */
final class AliasesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().forEach(type -> check(type, contract, problems));
        contract.enums().forEach(type -> check(type, problems));
    }

    private static void check(RecordModel type, ContractModel contract, Problems problems) {
        Map<String, String> owners = new HashMap<>();
        contract.unions().stream()
                .filter(union ->
                        union.arms().stream().anyMatch(arm -> arm.type().equals(type.type())))
                .forEach(union -> owners.put(union.discriminator(), "the discriminator"));
        for (ComponentModel component : type.components()) {
            owners.putIfAbsent(component.jsonName(), component.javaName());
        }
        for (ComponentModel component : type.components()) {
            for (String alias : component.refinements().aliases()) {
                claim(alias, alias, component.javaName(), component.site(), owners, problems);
            }
        }
    }

    private static void check(EnumModel type, Problems problems) {
        Map<String, String> owners = new HashMap<>();
        for (EnumModel.Constant constant : type.constants()) {
            owners.putIfAbsent(ContractInterpreter.folded(constant.wireName()), constant.javaName());
        }
        for (EnumModel.Constant constant : type.constants()) {
            List<String> aliases = constant.aliases();
            for (String alias : aliases) {
                boolean ownSpelling = constant.javaName().equals(owners.get(ContractInterpreter.folded(alias)))
                        && !alias.equals(constant.wireName());
                if (!ownSpelling) {
                    claim(
                            alias,
                            ContractInterpreter.folded(alias),
                            constant.javaName(),
                            constant.site(),
                            owners,
                            problems);
                }
            }
        }
    }

    private static void claim(
            String alias, String key, String claimant, Site site, Map<String, String> owners, Problems problems) {
        String owner = owners.putIfAbsent(key, claimant);
        if (owner != null) {
            problems.add(ProblemCode.ALIAS_CLASH, site, alias, owner);
        }
    }
}
