package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;

/** Retries are a number from 0, and hardly above 10. */
final class RetriesRule implements ContractRule {
    private static final int MANY = 10;

    @Override
    public void check(ContractModel contract, Problems problems) {
        Site site = contract.site().attribute("retries");
        String retries = String.valueOf(contract.retries());
        if (contract.retries() < 0) {
            problems.add(ProblemCode.NEGATIVE_RETRIES, site, retries);
        } else if (contract.retries() > MANY) {
            problems.add(ProblemCode.MANY_RETRIES, site, retries);
        }
    }
}
