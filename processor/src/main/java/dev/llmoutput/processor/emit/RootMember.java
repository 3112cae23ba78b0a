package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The object that providers want at the root of a schema, where the annotated type is no object with fixed keys: its only
 * member has the value. What takes every key could not be told from it, and has no form in strict modes anyway.
 */
public final class RootMember {
    private static final List<String> NAMES = List.of("value", "answer", "result");

    private RootMember() {}

    /** The member's name, which no value has as a key of its own; absent where there is no such object. */
    public static Optional<String> of(ContractModel model) {
        TypeShape root = model.root();
        TypeShape content = root instanceof TypeShape.Wrapped ? model.unwrapped(root) : root;
        if (root instanceof TypeShape.Nested || takesEveryKey(content)) {
            return Optional.empty();
        }
        Set<String> taken = keys(root, model);
        return Stream.concat(NAMES.stream(), Stream.iterate(NAMES.get(0) + "_", name -> name + "_"))
                .filter(name -> !taken.contains(name))
                .findFirst();
    }

    private static boolean takesEveryKey(TypeShape shape) {
        return shape instanceof TypeShape.MapOf || shape instanceof TypeShape.Anything;
    }

    /** Those of a value, or of an item of it, which the tolerant reading takes for an array of just that. */
    private static Set<String> keys(TypeShape root, ContractModel model) {
        TypeShape shape = root;
        // an array of arrays of itself has no items with keys
        Set<TypeShape> seen = new HashSet<>();
        while (seen.add(shape) && (shape instanceof TypeShape.Wrapped || shape instanceof TypeShape.Array)) {
            shape = shape instanceof TypeShape.Array array ? array.element().shape() : model.unwrapped(shape);
        }
        Set<String> keys = new HashSet<>();
        if (shape instanceof TypeShape.Nested nested) {
            add(model.record(nested.type()), keys);
        }
        if (shape instanceof TypeShape.Union union) {
            keys.add(model.union(union.type()).discriminator());
            model.union(union.type()).arms().forEach(arm -> add(model.record(arm.type()), keys));
        }
        return keys;
    }

    private static void add(RecordModel record, Set<String> keys) {
        for (ComponentModel component : record.components()) {
            keys.add(component.jsonName());
            keys.addAll(component.refinements().aliases());
        }
    }
}
