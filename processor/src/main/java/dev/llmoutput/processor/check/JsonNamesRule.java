package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.KeyRules;
import java.util.HashMap;
import java.util.Map;

/** The keys of one object differ, and none is reserved, what tells an arm of a union from the others included. */
final class JsonNamesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.records().stream().filter(type -> !type.wrapper()).forEach(type -> check(type, problems));
        contract.unions().stream()
                .filter(union -> KeyRules.isReserved(union.discriminator()))
                .forEach(union -> problems.add(
                        ProblemCode.RESERVED_DISCRIMINATOR,
                        union.site(),
                        union.discriminator(),
                        proposal(union.discriminator())));
    }

    private static void check(RecordModel type, Problems problems) {
        Map<String, String> owners = new HashMap<>();
        for (ComponentModel component : type.components()) {
            String name = component.jsonName();
            String owner = owners.putIfAbsent(name, component.javaName());
            if (owner != null) {
                problems.add(ProblemCode.DUPLICATE_JSON_NAME, component.site(), name, owner);
            }
            if (KeyRules.isReserved(name)) {
                problems.add(ProblemCode.RESERVED_NAME, component.site(), name, proposal(name));
            }
        }
    }

    private static String proposal(String reserved) {
        return reserved.replace("_", "") + "_value";
    }
}
