package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.HashMap;
import java.util.Map;

/** The JSON strings of one enum differ. */
final class WireNamesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        contract.enums().forEach(type -> check(type, problems));
    }

    private static void check(EnumModel type, Problems problems) {
        Map<String, String> owners = new HashMap<>();
        for (EnumModel.Constant constant : type.constants()) {
            String owner = owners.putIfAbsent(constant.wireName(), constant.javaName());
            if (owner != null) {
                problems.add(ProblemCode.DUPLICATE_WIRE_NAME, constant.site(), constant.wireName(), owner);
            }
        }
    }
}
