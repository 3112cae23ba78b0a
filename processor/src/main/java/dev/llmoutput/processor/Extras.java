package dev.llmoutput.processor;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import dev.llmoutput.processor.sample.ContractSamples;
import java.util.Optional;

/**
 * What a build may ask for beyond companions.
 *
 * @param sizes to tell how long each hint and schema is
 * @param samples to write replies for tests
 */
record Extras(boolean sizes, boolean samples) {
    /** The samples of a contract without errors; what has none is told. */
    Optional<String> samples(ContractModel contract, Problems problems) {
        if (!samples) {
            return Optional.empty();
        }
        ContractSamples made = ContractSamples.of(contract);
        made.unknown().forEach(site -> problems.add(ProblemCode.NO_SAMPLE, site));
        return made.lines();
    }

    void tell(ContractModel contract, Problems problems) {
        if (sizes) {
            SchemaSizes.tell(contract, problems);
        }
    }
}
