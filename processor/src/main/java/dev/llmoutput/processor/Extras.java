package dev.llmoutput.processor;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Site;
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
        made.unknown().forEach(site -> problems.add(ProblemCode.NO_SAMPLE, site, whatHelps(site, contract)));
        return made.lines();
    }

    /** An example has its place where a value is used, and none on a record that is one value. */
    private static String whatHelps(Site site, ContractModel contract) {
        boolean whole = site.member().isEmpty()
                || contract.records().stream()
                        .anyMatch(record -> record.wrapper() && record.type().equals(site.type()));
        return whole
                ? "no example can stand on it, so simplify its rules (a pattern of literals, classes and groups), or write"
                        + " the replies of its tests by hand"
                : "write one that fits: @LlmField(example = \"...\")";
    }

    void tell(ContractModel contract, Problems problems) {
        if (sizes) {
            SchemaSizes.tell(contract, problems);
        }
    }
}
