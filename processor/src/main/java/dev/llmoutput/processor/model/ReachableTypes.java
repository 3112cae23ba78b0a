package dev.llmoutput.processor.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The records that a record leads to. */
public final class ReachableTypes {
    private ReachableTypes() {}

    /** The records in and below {@code type}, itself included. */
    public static Set<ClassRef> from(ClassRef type, ContractModel model) {
        Set<ClassRef> reached = new LinkedHashSet<>(Set.of(type));
        reached.addAll(below(type, model));
        return reached;
    }

    /** The records below {@code type}; itself only if it is one of them. */
    public static Set<ClassRef> below(ClassRef type, ContractModel model) {
        Set<ClassRef> reached = new LinkedHashSet<>();
        Deque<ClassRef> next = new ArrayDeque<>(Set.of(type));
        while (!next.isEmpty()) {
            model.record(next.pop()).components().stream()
                    .flatMap(component -> component.slot().shape().match(new NestedRecords(model)).stream())
                    .filter(reached::add)
                    .forEach(next::push);
        }
        return reached;
    }

    private record NestedRecords(ContractModel model) implements TypeShape.Cases<Set<ClassRef>> {
        @Override
        public Set<ClassRef> text(TypeShape.Text shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> bool(TypeShape.Bool shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> numeric(TypeShape.Numeric shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> enumeration(TypeShape.Enumeration shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> character(TypeShape.Char shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> formatted(TypeShape.Formatted shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> anything(TypeShape.Anything shape) {
            return Set.of();
        }

        @Override
        public Set<ClassRef> mapOf(TypeShape.MapOf shape) {
            return shape.value().shape().match(this);
        }

        @Override
        public Set<ClassRef> array(TypeShape.Array shape) {
            return shape.element().shape().match(this);
        }

        @Override
        public Set<ClassRef> nested(TypeShape.Nested shape) {
            return Set.of(shape.type());
        }

        @Override
        public Set<ClassRef> union(TypeShape.Union shape) {
            return model.union(shape.type()).arms().stream()
                    .map(UnionModel.Arm::type)
                    .collect(Collectors.toSet());
        }

        @Override
        public Set<ClassRef> wrapped(TypeShape.Wrapped shape) {
            return Set.of(shape.type());
        }

        @Override
        public Set<ClassRef> coded(TypeShape.Coded shape) {
            return Set.of();
        }
    }
}
