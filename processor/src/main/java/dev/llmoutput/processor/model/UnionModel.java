package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A sealed interface of records as one of several JSON objects.
 *
 * @param type the interface
 * @param definition the name of its definition in schema and hint, unique in the contract
 * @param description what it is, in one line
 * @param discriminator the key of the member that tells which record an object is
 * @param arms the records, those of sealed interfaces in it included, in the order in which they are permitted
 * @param site the interface
 */
public record UnionModel(
        ClassRef type,
        String definition,
        Optional<String> description,
        String discriminator,
        List<Arm> arms,
        Site site) {
    /**
     * One record.
     *
     * @param tag what the discriminator has
     * @param type the record, see {@link ContractModel#record}
     * @param site the record
     */
    public record Arm(String tag, ClassRef type, Site site) {}

    /** Copies the list. */
    public UnionModel {
        arms = List.copyOf(arms);
    }
}
