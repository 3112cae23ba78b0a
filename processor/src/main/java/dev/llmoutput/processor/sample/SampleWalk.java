package dev.llmoutput.processor.sample;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walks through a valid value and changes one thing at a time. Each record is gone through where it is first met: its rules
 * are the same everywhere. What is wrong with a changed value the {@link ContractInterpreter} says; a change that breaks
 * more or less than one rule is left out.
 */
final class SampleWalk {
    private static final String EXTRA = "unexpected";

    private final ContractModel model;
    private final ContractInterpreter interpreter;
    private final ValidValues values;
    private final Slot root;
    private final List<Sample> samples = new ArrayList<>();
    private final Set<ClassRef> visited = new HashSet<>();

    SampleWalk(ContractModel model, ValidValues values, Slot root) {
        this.model = model;
        this.interpreter = new ContractInterpreter(model);
        this.values = values;
        this.root = root;
    }

    /** The whole value with something else at one place. */
    private interface Hole {
        @Nullable
        Object with(@Nullable Object value);
    }

    List<Sample> samples() {
        return samples;
    }

    /** Adds the samples of {@code value}, a whole valid reply. */
    void through(Object value) {
        slot(root, value, whole -> whole);
    }

    /** Adds {@code tree} if nothing is wrong with it. */
    void valid(String rule, @Nullable Object tree) {
        if (interpreter.issues(tree, root).isEmpty()) {
            samples.add(new Sample(rule, Optional.empty(), text(tree)));
        }
    }

    /** Adds {@code tree} if one thing is wrong with it. */
    private void invalid(String rule, @Nullable Object tree) {
        if (isOneFault(tree) && !isBareName(text(tree))) {
            Issue issue = interpreter.issues(tree, root).get(0);
            samples.add(new Sample(rule, Optional.of(issue), text(tree)));
        }
    }

    /** The tolerant reading of an enum takes a bare text for a constant, and one may be called {@code null}. */
    private boolean isBareName(String reply) {
        return model.root() instanceof TypeShape.Enumeration
                && interpreter.issues(reply, root).isEmpty();
    }

    private boolean isOneFault(@Nullable Object tree) {
        return interpreter.issues(tree, root).size() == 1;
    }

    static String text(@Nullable Object tree) {
        try (JsonAppender out = new JsonAppender()) {
            out.value(tree);
            return out.toString();
        }
    }

    private void slot(Slot slot, Object value, Hole hole) {
        if (slot.required()) {
            breach(Breach.ofNull(), slot, hole);
        } else {
            valid("null", hole.with(null));
        }
        slot.shape().match(new ShapeBreaches(value, model)).forEach(breach -> breach(breach, slot, hole));
        ConstraintBreaches breaches = new ConstraintBreaches(slot, value, model);
        slot.constraints()
                .forEach(constraint -> constraint.match(breaches).forEach(breach -> breach(breach, slot, hole)));
        slot.shape().match(new Inside(value, hole));
    }

    /** The first value that breaks the rule and no other. */
    private void breach(Breach breach, Slot slot, Hole hole) {
        breach.values()
                .filter(broken -> breaks(broken.value(), breach, slot))
                .filter(broken -> isOneFault(hole.with(broken.value())))
                .findFirst()
                .ifPresent(broken -> invalid(breach.rule(), hole.with(broken.value())));
    }

    private boolean breaks(@Nullable Object value, Breach breach, Slot slot) {
        List<Issue> issues = interpreter.issues(value, slot);
        return issues.size() == 1
                && issues.get(0).code() != IssueCode.LIMIT
                && breach.constraint()
                        .map(constraint -> isOf(issues.get(0), constraint, value, slot))
                        .orElse(true);
    }

    /** Whether it is that constraint, where there is one more of its kind, and not the type, that is broken. */
    private static boolean isOf(Issue issue, Constraint constraint, @Nullable Object value, Slot slot) {
        return value != null
                && issue.code() != IssueCode.INVALID_TYPE
                && ValueFaults.breach(value, constraint, slot)
                        .filter(issue::equals)
                        .isPresent();
    }

    private void members(Map<?, ?> members, RecordModel record, Hole hole) {
        if (!visited.add(record.type())) {
            return;
        }
        for (ComponentModel component : record.components()) {
            String name = component.jsonName();
            if (component.required()) {
                Map<Object, Object> less = new LinkedHashMap<>(members);
                less.remove(name);
                invalid("required", hole.with(less));
            }
            Object value = members.get(name);
            if (value != null) {
                slot(component.written(), value, changed -> hole.with(with(members, name, changed)));
            }
        }
        unknownKey(members, hole);
    }

    private void unknownKey(Map<?, ?> members, Hole hole) {
        String extra = EXTRA;
        while (members.containsKey(extra)) {
            extra += "_";
        }
        Object tree = hole.with(with(members, extra, "?"));
        if (model.unknownKeys() == UnknownKeys.REJECT) {
            invalid("unknown key", tree);
        } else {
            samples.add(new Sample("unknown key", Optional.empty(), text(tree)));
        }
    }

    private static Map<Object, @Nullable Object> with(Map<?, ?> members, String name, @Nullable Object value) {
        Map<Object, @Nullable Object> copy = new LinkedHashMap<>(members);
        copy.put(name, value);
        return copy;
    }

    /** What is inside of a value, and what else it could be. */
    private final class Inside implements TypeShape.Cases<SampleWalk> {
        private final Object value;
        private final Hole hole;

        Inside(Object value, Hole hole) {
            this.value = value;
            this.hole = hole;
        }

        @Override
        public SampleWalk enumeration(TypeShape.Enumeration shape) {
            model.enumeration(shape.type()).constants().stream()
                    .map(EnumModel.Constant::wireName)
                    .filter(name -> !name.equals(value))
                    .forEach(name -> valid("enum", hole.with(name)));
            return SampleWalk.this;
        }

        @Override
        public SampleWalk mapOf(TypeShape.MapOf shape) {
            ((Map<?, ?>) value).entrySet().stream().findFirst().ifPresent(entry -> {
                slot(shape.key(), entry.getKey(), key -> hole.with(renamed(entry.getKey(), key)));
                slot(
                        shape.value(),
                        entry.getValue(),
                        changed -> hole.with(SampleWalk.with((Map<?, ?>) value, (String) entry.getKey(), changed)));
            });
            return SampleWalk.this;
        }

        /** A key is a text in any case; one of another type is no change. */
        private Object renamed(Object old, @Nullable Object key) {
            Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
            ((Map<?, ?>) value)
                    .forEach((name, entry) -> copy.put(name.equals(old) && key instanceof String ? key : name, entry));
            return copy;
        }

        @Override
        public SampleWalk array(TypeShape.Array shape) {
            List<?> items = (List<?>) value;
            if (!items.isEmpty()) {
                slot(shape.element(), items.get(0), item -> {
                    List<@Nullable Object> copy = new ArrayList<>(items);
                    copy.set(0, item);
                    return hole.with(copy);
                });
            }
            return SampleWalk.this;
        }

        @Override
        public SampleWalk nested(TypeShape.Nested shape) {
            members((Map<?, ?>) value, model.record(shape.type()), hole);
            return SampleWalk.this;
        }

        @Override
        public SampleWalk union(TypeShape.Union shape) {
            UnionModel union = model.union(shape.type());
            for (UnionModel.Arm arm : union.arms()) {
                if (!visited.contains(arm.type())) {
                    values.arm(union, arm, 0).ifPresent(object -> {
                        valid("arm", hole.with(object));
                        members((Map<?, ?>) object, model.record(arm.type()), hole);
                    });
                }
            }
            return SampleWalk.this;
        }

        @Override
        public SampleWalk wrapped(TypeShape.Wrapped shape) {
            if (visited.add(shape.type())) {
                slot(model.content(shape), value, hole);
            }
            return SampleWalk.this;
        }

        @Override
        public SampleWalk text(TypeShape.Text shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk bool(TypeShape.Bool shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk numeric(TypeShape.Numeric shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk character(TypeShape.Char shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk formatted(TypeShape.Formatted shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk anything(TypeShape.Anything shape) {
            return SampleWalk.this;
        }

        @Override
        public SampleWalk coded(TypeShape.Coded shape) {
            return SampleWalk.this;
        }
    }
}
