package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.JsonStrings;
import dev.llmoutput.processor.model.ReachableTypes;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes values that a contract takes, as trees. Everything that may be left out is there, or nothing of it. A record is
 * never in itself: what would be is left out.
 */
final class ValidValues {
    /** After so many values in one tree nothing is added that may be left out. */
    private static final int MANY = 300;
    /** No one wants a sample with more. */
    private static final int TOO_MANY = 20_000;

    private final ContractModel model;
    private final ContractInterpreter interpreter;
    private final boolean complete;
    private final Deque<ClassRef> open = new ArrayDeque<>();
    private final Set<ComponentModel> unknown = new LinkedHashSet<>();
    private @Nullable ComponentModel current;
    private int made;

    /** @param complete whether what may be left out is there */
    ValidValues(ContractModel model, boolean complete) {
        this.model = model;
        this.interpreter = new ContractInterpreter(model);
        this.complete = complete;
    }

    /** The components for which no value was found. */
    Set<ComponentModel> unknown() {
        return unknown;
    }

    /** A value; different ones for different ordinals, as long as there are some. */
    Optional<Object> of(Slot slot, int ordinal) {
        made = 0;
        return value(slot, ordinal);
    }

    private Optional<Object> value(Slot slot, int ordinal) {
        return ++made > TOO_MANY ? Optional.empty() : slot.shape().match(new Shapes(slot, ordinal));
    }

    private boolean adds() {
        return complete && made < MANY;
    }

    /** An array with so many items. */
    Optional<Object> items(TypeShape.Array shape, int count, int ordinal) {
        List<@Nullable Object> items = new ArrayList<>();
        for (int i = 0; i < count && made < TOO_MANY; i++) {
            Optional<Object> item = value(shape.element(), ordinal + i);
            if (item.isEmpty()) {
                return Optional.empty();
            }
            items.add(item.get());
        }
        return Optional.of(items).filter(all -> all.size() == count).map(all -> all);
    }

    /** An object with so many entries. */
    Optional<Object> entries(TypeShape.MapOf shape, int count, int ordinal) {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (int i = 0; i < count && made < TOO_MANY; i++) {
            Optional<Object> key = value(shape.key(), i);
            Optional<Object> entry = value(shape.value(), ordinal + i);
            if (key.isEmpty() || entry.isEmpty()) {
                return Optional.empty();
            }
            entries.put((String) key.get(), entry.get());
        }
        return Optional.of(entries).filter(all -> all.size() == count).map(all -> all);
    }

    /** An object of one arm. */
    Optional<Object> arm(UnionModel union, UnionModel.Arm arm, int ordinal) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put(union.discriminator(), arm.tag());
        return record(model.record(arm.type()), members, ordinal);
    }

    private Optional<Object> record(RecordModel record, Map<String, Object> members, int ordinal) {
        if (open.contains(record.type())) {
            return Optional.empty();
        }
        open.push(record.type());
        try {
            boolean whole = true;
            for (ComponentModel component : record.components()) {
                boolean wanted = component.required() || adds();
                Optional<Object> value = wanted ? component(component, ordinal) : Optional.empty();
                value.ifPresent(present -> members.put(component.jsonName(), present));
                whole &= value.isPresent() || !component.required();
            }
            return whole ? Optional.of(members) : Optional.empty();
        } finally {
            open.pop();
        }
    }

    private Optional<Object> component(ComponentModel component, int ordinal) {
        ComponentModel outer = current;
        current = component;
        Optional<Object> first = ordinal == 0 ? given(component).findFirst() : Optional.empty();
        Optional<Object> value = first.or(() -> value(component.slot(), ordinal))
                .or(() -> given(component).findFirst());
        current = outer;
        if (value.isPresent() && isScalar(component.slot())) {
            unknown.remove(component);
        }
        return value;
    }

    private boolean isScalar(Slot slot) {
        TypeShape shape = model.unwrapped(slot.shape());
        return shape.inner().isEmpty() && !(shape instanceof TypeShape.Nested || shape instanceof TypeShape.Union);
    }

    /** What the author says that fits; not of a time, which must be past or to come whenever it is read. */
    private Stream<Object> given(ComponentModel component) {
        boolean timed = component.slot().constraints().stream().anyMatch(Constraint.Time.class::isInstance);
        if (timed || !isScalar(component.slot())) {
            return Stream.empty();
        }
        Optional<Object> example = component
                .refinements()
                .example()
                .flatMap(text -> JsonStrings.has(component.slot(), model) ? Optional.of(text) : tree(text));
        Optional<Object> filled = component.refinements().defaultJson().flatMap(ValidValues::tree);
        return Stream.concat(example.stream(), filled.stream());
    }

    private static Optional<Object> tree(String json) {
        return Optional.ofNullable(JsonTree.read(json, JsonLimits.DEFAULT));
    }

    private final class Shapes implements TypeShape.Cases<Optional<Object>> {
        private final Slot slot;
        private final int ordinal;

        Shapes(Slot slot, int ordinal) {
            this.slot = slot;
            this.ordinal = ordinal;
        }

        private Optional<Object> scalar() {
            List<Object> fitting = ScalarSamples.of(slot, model)
                    .distinct()
                    .filter(value -> interpreter.issues(value, slot).isEmpty())
                    .limit(ordinal + 1L)
                    .toList();
            if (fitting.isEmpty() && current != null) {
                unknown.add(current);
            }
            return fitting.isEmpty() ? Optional.empty() : Optional.of(fitting.get(ordinal % fitting.size()));
        }

        private int count() {
            List<Constraint.Size> sizes = slot.constraints().stream()
                    .filter(Constraint.Size.class::isInstance)
                    .map(Constraint.Size.class::cast)
                    .toList();
            int min = sizes.stream().mapToInt(Constraint.Size::min).max().orElse(0);
            int max = sizes.stream()
                    .flatMap(size -> size.max().stream())
                    .min(Integer::compare)
                    .orElse(Integer.MAX_VALUE);
            return Math.min(max, Math.max(min, adds() ? 1 : 0));
        }

        private boolean mayBeEmpty() {
            return slot.constraints().stream()
                    .noneMatch(constraint -> constraint instanceof Constraint.Size size && size.min() > 0);
        }

        @Override
        public Optional<Object> mapOf(TypeShape.MapOf shape) {
            return entries(shape, count(), ordinal).or(() -> mayBeEmpty() ? Optional.of(Map.of()) : Optional.empty());
        }

        @Override
        public Optional<Object> array(TypeShape.Array shape) {
            return items(shape, count(), ordinal).or(() -> mayBeEmpty() ? Optional.of(List.of()) : Optional.empty());
        }

        @Override
        public Optional<Object> nested(TypeShape.Nested shape) {
            return record(model.record(shape.type()), new LinkedHashMap<>(), ordinal);
        }

        /** The first arm that does not lead to itself, which would make large trees; else the first that ends. */
        @Override
        public Optional<Object> union(TypeShape.Union shape) {
            UnionModel union = model.union(shape.type());
            return union.arms().stream()
                    .sorted(Comparator.comparing(this::isRecursive))
                    .flatMap(arm -> arm(union, arm, ordinal).stream())
                    .findFirst();
        }

        private boolean isRecursive(UnionModel.Arm arm) {
            return ReachableTypes.below(arm.type(), model).contains(arm.type());
        }

        @Override
        public Optional<Object> wrapped(TypeShape.Wrapped shape) {
            if (open.contains(shape.type())) {
                return Optional.empty();
            }
            open.push(shape.type());
            try {
                return component(model.record(shape.type()).components().get(0), ordinal);
            } finally {
                open.pop();
            }
        }

        @Override
        public Optional<Object> text(TypeShape.Text shape) {
            return scalar();
        }

        @Override
        public Optional<Object> bool(TypeShape.Bool shape) {
            return scalar();
        }

        @Override
        public Optional<Object> numeric(TypeShape.Numeric shape) {
            return scalar();
        }

        @Override
        public Optional<Object> enumeration(TypeShape.Enumeration shape) {
            return scalar();
        }

        @Override
        public Optional<Object> character(TypeShape.Char shape) {
            return scalar();
        }

        @Override
        public Optional<Object> formatted(TypeShape.Formatted shape) {
            return scalar();
        }

        @Override
        public Optional<Object> anything(TypeShape.Anything shape) {
            return scalar();
        }

        @Override
        public Optional<Object> coded(TypeShape.Coded shape) {
            return scalar();
        }
    }
}
