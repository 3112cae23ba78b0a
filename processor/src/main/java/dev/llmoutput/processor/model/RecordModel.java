package dev.llmoutput.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A record as a JSON object, or as what its only component is.
 *
 * @param type the record
 * @param definition the name of its definition in schema and hint, unique in the contract
 * @param description what it is, in one line
 * @param components in declaration order
 * @param rules its cross-field rules, in declaration order
 * @param wrapper whether it is no object but what its only component is
 * @param site the record
 */
public record RecordModel(
        ClassRef type,
        String definition,
        Optional<String> description,
        List<ComponentModel> components,
        List<RuleModel> rules,
        boolean wrapper,
        Site site) {
    /** Copies the lists. */
    public RecordModel {
        components = List.copyOf(components);
        rules = List.copyOf(rules);
    }

    /** The same record with the name of its definition. */
    public RecordModel named(String newDefinition) {
        return new RecordModel(type, newDefinition, description, components, rules, wrapper, site);
    }

    /** What a value of it is in JSON. */
    public TypeShape shape() {
        return wrapper ? new TypeShape.Wrapped(type) : new TypeShape.Nested(type);
    }
}
