package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.Problems;

/** One thing that must hold for every contract. */
interface ContractRule {
    /** Adds what is wrong in {@code contract} to {@code problems}. */
    void check(ContractModel contract, Problems problems);
}
