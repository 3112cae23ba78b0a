package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.KeyRules;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
                .forEach(union -> owners.putIfAbsent(
                        union.discriminator(),
                        "the discriminator of " + union.site().label()));
        for (ComponentModel component : type.components()) {
            owners.putIfAbsent(component.jsonName(), "the JSON name of " + component.javaName());
        }
        for (ComponentModel component : type.components()) {
            for (String alias : component.refinements().aliases()) {
                String owner = owners.putIfAbsent(alias, "an alias of " + component.javaName());
                report(owner, alias, component.site(), problems);
            }
        }
    }

    /** A text of an enum and the constant that it is for. */
    private record Claim(String text, String kind, EnumModel.Constant constant) {
        String words(String alias) {
            String spelled = text.equals(alias) ? "" : "\"" + text + "\", ";
            return spelled + kind + " of " + constant.javaName();
        }
    }

    private static void check(EnumModel type, Problems problems) {
        Map<String, Claim> claims = new HashMap<>();
        for (EnumModel.Constant constant : type.constants()) {
            claims.putIfAbsent(
                    KeyRules.folded(constant.wireName()), new Claim(constant.wireName(), "the JSON string", constant));
        }
        for (EnumModel.Constant constant : type.constants()) {
            for (String alias : constant.aliases()) {
                Claim claim = claims.putIfAbsent(KeyRules.folded(alias), new Claim(alias, "an alias", constant));
                boolean isOwnSpelling = claim != null
                        && claim.constant().equals(constant)
                        && !alias.equals(constant.wireName())
                        && !alias.equals(claim.text());
                report(claim == null || isOwnSpelling ? null : claim.words(alias), alias, constant.site(), problems);
            }
        }
    }

    private static void report(@Nullable String owner, String alias, Site site, Problems problems) {
        if (owner != null) {
            problems.add(ProblemCode.ALIAS_CLASH, site, alias, owner);
        }
    }
}
