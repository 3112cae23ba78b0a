package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A record as a JSON object.
 *
 * @param type the record
 * @param definition the name of its definition in schema and hint, unique in the contract
 * @param description what it is, in one line
 * @param components in declaration order
 * @param rules its cross-field rules, in declaration order
 * @param site the record
 */
public record RecordModel(
        ClassRef type,
        String definition,
        Optional<String> description,
        List<ComponentModel> components,
        List<RuleModel> rules,
        Site site) {
    /** Copies the lists. */
    public RecordModel {
        components = List.copyOf(components);
        rules = List.copyOf(rules);
    }
}
