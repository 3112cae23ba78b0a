package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonTree;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Walks through one value and collects what is wrong with it. */
final class ValueFaults {
    private final ContractModel model;
    private final ObjectFaults objects;
    private final List<Issue> issues = new ArrayList<>();

    ValueFaults(ContractModel model) {
        this.model = model;
        this.objects = new ObjectFaults(this);
    }

    private ValueFaults(ContractModel model, ObjectFaults objects) {
        this.model = model;
        this.objects = objects;
    }

    /** Another collection, for a value in the same walk. */
    ValueFaults nested(ObjectFaults same) {
        return new ValueFaults(model, same);
    }

    ContractModel model() {
        return model;
    }

    List<Issue> issues() {
        return List.copyOf(issues);
    }

    /** Notes that what follows is the default of {@code component}. */
    void filling(ComponentModel component) {
        objects.filling(component);
    }

    void add(IssueCode code, IssuePath path, Map<String, ?> params) {
        issues.add(Issue.of(code, path, params));
    }

    void slot(@Nullable Object value, Slot slot, IssuePath path) {
        if (value == null && !slot.required()) {
            return;
        }
        int before = issues.size();
        slot.shape().match(new Kinds(value, slot, path));
        if (value != null && issues.size() == before) {
            ConstraintFaults faults = constraintFaults(value, slot, path);
            slot.constraints().forEach(constraint -> constraint.match(faults).ifPresent(issues::add));
        }
    }

    private static ConstraintFaults constraintFaults(Object value, Slot slot, IssuePath path) {
        boolean bytes = slot.shape().equals(new TypeShape.Formatted(TextFormat.BASE64));
        return new ConstraintFaults(bytes ? Base64.getDecoder().decode((String) value) : value, path);
    }

    /** How a value that has the slot's shape breaks {@code constraint}. */
    static Optional<Issue> breach(Object value, Constraint constraint, Slot slot) {
        return constraint.match(constraintFaults(value, slot, IssuePath.ROOT));
    }

    void wrongType(String expected, @Nullable Object value, IssuePath path) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("expected", expected);
        params.put("received", JsonKind.of(value));
        if (value instanceof String || value instanceof BigDecimal || value instanceof Boolean) {
            params.put("value", value instanceof BigDecimal ? value.toString() : value);
        }
        add(IssueCode.INVALID_TYPE, path, params);
    }

    /** One case for each shape; each answers whether the value is of its kind. */
    private final class Kinds implements TypeShape.Cases<Boolean> {
        private final @Nullable Object value;
        private final Slot slot;
        private final IssuePath path;

        Kinds(@Nullable Object value, Slot slot, IssuePath path) {
            this.value = value;
            this.slot = slot;
            this.path = path;
        }

        private boolean is(Class<?> kind, String expected) {
            boolean right = kind.isInstance(value);
            if (!right) {
                wrongType(expected, value, path);
            }
            return right;
        }

        @Override
        public Boolean text(TypeShape.Text shape) {
            return is(String.class, "a string");
        }

        @Override
        public Boolean bool(TypeShape.Bool shape) {
            return is(Boolean.class, "a boolean");
        }

        @Override
        public Boolean numeric(TypeShape.Numeric shape) {
            return NumberFaults.expected(value, slot, shape.type())
                    .map(expected -> {
                        wrongType(expected, value, path);
                        return false;
                    })
                    .orElse(true);
        }

        @Override
        public Boolean enumeration(TypeShape.Enumeration shape) {
            List<String> names = names(shape.type());
            if (!(value instanceof String text)) {
                wrongType("one of \"" + String.join("\", \"", names) + '"', value, path);
                return false;
            }
            if (!names.contains(text)) {
                add(IssueCode.INVALID_VALUE, path, Map.of("values", names, "value", text));
            }
            return names.contains(text);
        }

        private List<String> names(ClassRef type) {
            return model.enumeration(type).constants().stream()
                    .map(EnumModel.Constant::wireName)
                    .toList();
        }

        @Override
        public Boolean character(TypeShape.Char shape) {
            return text("a string of one character", text -> text.length() == 1, text -> Optional.empty());
        }

        @Override
        public Boolean formatted(TypeShape.Formatted shape) {
            return text(
                    shape.format().phrase(),
                    text -> TextForms.fits(shape.format(), text),
                    text -> TextForms.nonexistent(shape.format(), text));
        }

        private boolean text(String form, Predicate<String> fits, Function<String, Optional<String>> nonexistent) {
            if (!(value instanceof String text)) {
                return is(String.class, "a string");
            }
            if (fits.test(text)) {
                return true;
            }
            IssueParams params = IssueParams.of("format", form).and("value", text);
            add(
                    IssueCode.INVALID_FORMAT,
                    path,
                    nonexistent
                            .apply(text)
                            .map(what -> params.and("nonexistent", what))
                            .orElse(params));
            return false;
        }

        @Override
        public Boolean anything(TypeShape.Anything shape) {
            return !shape.refusesNull() || is(Object.class, "a value other than null");
        }

        @Override
        public Boolean mapOf(TypeShape.MapOf shape) {
            if (!(value instanceof Map<?, ?> entries)) {
                return is(Map.class, "an object");
            }
            entries.forEach((key, entry) -> {
                slot(key, shape.key(), path.name((String) key));
                slot(entry, shape.value(), path.name((String) key));
            });
            return true;
        }

        @Override
        public Boolean array(TypeShape.Array shape) {
            if (!(value instanceof List<?> items)) {
                return is(List.class, "an array");
            }
            for (int index = 0; index < items.size(); index++) {
                slot(items.get(index), shape.element(), path.index(index));
                int first = firstOf(items, items.get(index));
                if (shape.type().distinct() && first < index) {
                    add(IssueCode.DUPLICATE_ITEM, path.index(index), Map.of("first", first));
                }
            }
            return true;
        }

        private static int firstOf(List<?> items, @Nullable Object item) {
            int index = 0;
            while (!JsonTree.equal(items.get(index), item)) {
                index++;
            }
            return index;
        }

        @Override
        public Boolean nested(TypeShape.Nested shape) {
            if (!(value instanceof Map<?, ?> members)) {
                return is(Map.class, "an object");
            }
            objects.check(members, model.record(shape.type()), path);
            return true;
        }

        @Override
        public Boolean union(TypeShape.Union shape) {
            if (!(value instanceof Map<?, ?> members)) {
                return is(Map.class, "an object");
            }
            UnionModel union = model.union(shape.type());
            Object tag = members.get(union.discriminator());
            Optional<UnionModel.Arm> arm = union.arms().stream()
                    .filter(candidate -> candidate.tag().equals(tag))
                    .findFirst();
            if (arm.isEmpty()) {
                noArm(union, tag);
                return false;
            }
            Map<Object, Object> rest = new LinkedHashMap<>(members);
            rest.remove(union.discriminator());
            objects.check(rest, model.record(arm.get().type()), path);
            return true;
        }

        @Override
        public Boolean wrapped(TypeShape.Wrapped shape) {
            int before = issues.size();
            slot(value, model.content(shape), path);
            return issues.size() == before;
        }

        @Override
        public Boolean coded(TypeShape.Coded shape) {
            Class<?> kind = switch (shape.kind()) {
                case STRING -> String.class;
                case NUMBER -> BigDecimal.class;
                case BOOLEAN -> Boolean.class;
            };
            return is(kind, "a " + shape.kind().jsonType());
        }

        private void noArm(UnionModel union, @Nullable Object tag) {
            Map<String, Object> params = new LinkedHashMap<>();
            params.put("discriminator", union.discriminator());
            params.put("values", union.arms().stream().map(UnionModel.Arm::tag).toList());
            if (tag instanceof String || tag instanceof BigDecimal || tag instanceof Boolean) {
                params.put("value", tag);
            }
            add(IssueCode.INVALID_UNION, path.name(union.discriminator()), params);
        }
    }
}
