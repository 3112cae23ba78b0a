package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.report.Problems;
import java.util.List;

/**
 * What reading one annotated type gave.
 *
 * @param model the contract; where {@code problems} has errors, stand-ins take the place of what could not be read
 * @param problems what is wrong
 * @param unresolved the types that the compiler does not know, perhaps because another processor has yet to write them
 */
public record ReadContract(ContractModel model, Problems problems, List<UnresolvedType> unresolved) {
    /** Copies the list. */
    public ReadContract {
        unresolved = List.copyOf(unresolved);
    }
}
