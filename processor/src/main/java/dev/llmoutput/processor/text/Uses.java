package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which records and enums are written where they are used, and which by name. A type that is used once needs no name.
 * A recursive one is used at least twice: from outside, or as the root, and from its own circle.
 */
final class Uses {
    private final Map<ClassRef, Integer> uses = new HashMap<>();

    private Uses() {}

    static Uses of(ContractModel model) {
        Uses uses = new Uses();
        uses.add(model.root());
        for (RecordModel record : model.records()) {
            for (ComponentModel component : record.components()) {
                uses.add(component.slot().shape());
            }
        }
        return uses;
    }

    /** Whether the type has a definition of its own. */
    boolean shared(ClassRef type) {
        return uses.getOrDefault(type, 0) > 1;
    }

    private void add(TypeShape shape) {
        shape.match(REFERENCE).ifPresent(type -> uses.merge(type, 1, Integer::sum));
    }

    private static final TypeShape.Cases<Optional<ClassRef>> REFERENCE = new TypeShape.Cases<>() {
        @Override
        public Optional<ClassRef> text(TypeShape.Text shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> bool(TypeShape.Bool shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> numeric(TypeShape.Numeric shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> enumeration(TypeShape.Enumeration shape) {
            return Optional.of(shape.type());
        }

        @Override
        public Optional<ClassRef> array(TypeShape.Array shape) {
            return shape.element().shape().match(this);
        }

        @Override
        public Optional<ClassRef> nested(TypeShape.Nested shape) {
            return Optional.of(shape.type());
        }
    };
}
