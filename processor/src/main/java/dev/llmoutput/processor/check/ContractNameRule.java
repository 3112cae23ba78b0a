package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.regex.Pattern;

/** Providers take names of 1 to 64 characters out of a small alphabet. */
final class ContractNameRule implements ContractRule {
    private static final int LONGEST = 64;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1," + LONGEST + "}");
    private static final Pattern FOREIGN = Pattern.compile("[^A-Za-z0-9_-]+");

    @Override
    public void check(ContractModel contract, Problems problems) {
        if (!NAME.matcher(contract.name()).matches()) {
            problems.add(
                    ProblemCode.BAD_CONTRACT_NAME,
                    contract.site().attribute("name"),
                    contract.name(),
                    proposal(contract.name()));
        }
    }

    private static String proposal(String name) {
        String cleaned = FOREIGN.matcher(name).replaceAll("_");
        String shortened = cleaned.substring(0, Math.min(cleaned.length(), LONGEST));
        return shortened.replace("_", "").isEmpty() ? "answer" : shortened;
    }
}
