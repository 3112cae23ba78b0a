package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which types of the author are written where they are used, and which by name. A type that is used once needs no name.
 * A recursive one is used at least twice: from outside, or as the root, and from its own circle. A record is written once
 * more for each sealed interface that it is an arm of, since it has a tag there, and what it uses counts as often.
 */
final class Uses {
    private final Map<ClassRef, Integer> uses = new HashMap<>();

    private Uses() {}

    static Uses of(ContractModel model) {
        Uses uses = new Uses();
        uses.add(model.root(), 1);
        model.records().forEach(record -> uses.addAll(record, 1));
        Set<ClassRef> direct = Set.copyOf(uses.uses.keySet());
        for (RecordModel record : model.records()) {
            int arms = armsOf(record, model);
            uses.addAll(record, direct.contains(record.type()) ? arms : arms - 1);
        }
        return uses;
    }

    /** Whether the type has a definition of its own. */
    boolean shared(ClassRef type) {
        return uses.getOrDefault(type, 0) > 1;
    }

    private static int armsOf(RecordModel record, ContractModel model) {
        return (int) model.unions().stream()
                .flatMap(union -> union.arms().stream())
                .filter(arm -> arm.type().equals(record.type()))
                .count();
    }

    private void addAll(RecordModel record, int times) {
        record.components().forEach(component -> add(component.slot().shape(), times));
    }

    private void add(TypeShape shape, int times) {
        shape.match(REFERENCE).ifPresent(type -> uses.merge(type, times, Integer::sum));
        shape.inner().forEach(slot -> add(slot.shape(), times));
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
        public Optional<ClassRef> character(TypeShape.Char shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> formatted(TypeShape.Formatted shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> anything(TypeShape.Anything shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> mapOf(TypeShape.MapOf shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> array(TypeShape.Array shape) {
            return Optional.empty();
        }

        @Override
        public Optional<ClassRef> nested(TypeShape.Nested shape) {
            return Optional.of(shape.type());
        }

        @Override
        public Optional<ClassRef> union(TypeShape.Union shape) {
            return Optional.of(shape.type());
        }

        @Override
        public Optional<ClassRef> wrapped(TypeShape.Wrapped shape) {
            return Optional.of(shape.type());
        }

        @Override
        public Optional<ClassRef> coded(TypeShape.Coded shape) {
            return Optional.empty();
        }
    };
}
