package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The object that providers want at the root of a schema, where the annotated type is no object with fixed keys: its only
 * member has the value. What takes every key could not be told from it, and has no form in strict modes anyway.
 */
final class RootMember {
    private static final List<String> NAMES = List.of("value", "answer", "result");

    private RootMember() {}

    /** The member's name, which no value has as a key of its own; absent where there is no such object. */
    static Optional<String> of(ContractModel model) {
        if (model.root() instanceof TypeShape.Nested) {
            return Optional.empty();
        }
        Set<String> taken =
                model.root() instanceof TypeShape.Union union ? keys(model.union(union.type()), model) : Set.of();
        return Stream.concat(NAMES.stream(), Stream.iterate(NAMES.get(0) + "_", name -> name + "_"))
                .filter(name -> !taken.contains(name))
                .findFirst();
    }

    private static Set<String> keys(UnionModel union, ContractModel model) {
        Set<String> keys = new HashSet<>(Set.of(union.discriminator()));
        for (UnionModel.Arm arm : union.arms()) {
            for (ComponentModel component : model.record(arm.type()).components()) {
                keys.add(component.jsonName());
                keys.addAll(component.refinements().aliases());
            }
        }
        return keys;
    }
}
