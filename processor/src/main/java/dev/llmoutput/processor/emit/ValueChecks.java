package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Arrays;

/** How the values of one record are checked, each at its place. */
final class ValueChecks {
    private static final CodeBlock NOTHING = CodeBlock.of("");

    private final ContractNames names;
    private final RecordModel record;

    ValueChecks(ContractNames names, RecordModel record) {
        this.names = names;
        this.record = record;
    }

    // checks.present(0, value.number());
    // checks.notBlank(value.number());
    CodeBlock component(int index) {
        ComponentModel component = record.components().get(index);
        Slot slot = component.slot();
        CodeBlock got = CodeBlock.of("value.$L()", component.javaName());
        CodeBlock present = CodeBlock.of("checks.present($L, $L)", index, got);
        boolean primitive = slot.required() && JavaTypes.isUnboxed(slot.shape());
        boolean mayBeNull = slot.absence() == Slot.Absence.NULLABLE || (slot.required() && isNullable(slot.shape()));
        CodeBlock code = slot(slot, Place.of(index), got, present, primitive);
        return code.isEmpty() || (!primitive && !mayBeNull)
                ? code
                : CodeBlock.of("checks.atField($L);\n$L", index, code);
    }

    /**
     * The checks of what {@code got} answers.
     *
     * @param present the call that tells whether that is there, where something must be
     */
    private CodeBlock slot(Slot slot, Place place, CodeBlock got, CodeBlock present, boolean primitive) {
        boolean optional = slot.absence().isOptional();
        boolean number = slot.absence() == Slot.Absence.OPTIONAL_NUMBER;
        CodeBlock value = JavaTypes.unwrapped(slot, got);
        CodeBlock content = slot.shape().match(new Content(slot, place, value, primitive || number));
        if (slot.required() && isNullable(slot.shape())) {
            return content;
        }
        boolean free = primitive || (!optional && passesNull(slot));
        if (slot.absence() == Slot.Absence.NULLABLE) {
            return free || content.isEmpty() ? content : guarded(CodeBlock.of("$L != null", got), content);
        }
        if (free || content.isEmpty()) {
            return primitive ? content : CodeBlock.of("$L;\n$L", present, content);
        }
        return guarded(optional ? CodeBlock.of("$L && $L.isPresent()", present, got) : present, content);
    }

    /** Whether a null is a value like any other. */
    private static boolean isNullable(TypeShape shape) {
        return shape instanceof TypeShape.Anything any && !any.jsonNode() && !any.refusesNull();
    }

    /** Whether the checks of what stands there pass over a null: no rule looks at one. */
    private boolean passesNull(Slot slot) {
        if (slot.shape() instanceof TypeShape.Array array) {
            return array.type() != ArrayType.ARRAY
                    && ItemShape.of(array.element(), names).isPresent();
        }
        if (slot.shape() instanceof TypeShape.MapOf map) {
            return ItemShape.ofEntries(map, names).isPresent();
        }
        boolean number = slot.shape() instanceof TypeShape.Numeric
                && !JavaTypes.present(slot.shape()).isPrimitive();
        return number || slot.shape() instanceof TypeShape.Text;
    }

    private static CodeBlock guarded(CodeBlock condition, CodeBlock content) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", condition)
                .add(content)
                .endControlFlow()
                .build();
    }

    /** The checks of a value that is there; empty where none are needed. */
    private final class Content implements TypeShape.Cases<CodeBlock> {
        private final Slot slot;
        private final Place place;
        private final CodeBlock value;
        private final boolean primitive;

        Content(Slot slot, Place place, CodeBlock value, boolean primitive) {
            this.slot = slot;
            this.place = place;
            this.value = value;
            this.primitive = primitive;
        }

        private CodeBlock constraints() {
            return CheckCalls.of(slot, place, names.in(record), value, primitive).stream()
                    .map(call -> call.on("checks"))
                    .collect(CodeBlock.joining(""));
        }

        @Override
        public CodeBlock text(TypeShape.Text shape) {
            return constraints();
        }

        @Override
        public CodeBlock bool(TypeShape.Bool shape) {
            return constraints();
        }

        // if (checks.finite(value.ratio())) {
        //     checks.minimum(value.ratio(), 0);
        // }
        @Override
        public CodeBlock numeric(TypeShape.Numeric shape) {
            CodeBlock constraints = constraints();
            if (shape.type() != NumberType.FLOAT && shape.type() != NumberType.DOUBLE) {
                return constraints;
            }
            CodeBlock finite = CodeBlock.of("checks.finite($L)", value);
            return constraints.isEmpty() ? CodeBlock.of("$L;\n", finite) : guarded(finite, constraints);
        }

        @Override
        public CodeBlock enumeration(TypeShape.Enumeration shape) {
            return NOTHING;
        }

        @Override
        public CodeBlock character(TypeShape.Char shape) {
            return NOTHING;
        }

        // DateFormats.LOCAL_DATE.check(value.due(), checks);
        @Override
        public CodeBlock formatted(TypeShape.Formatted shape) {
            return CodeBlock.of("$L.check($L, checks);\n$L", RuntimeNames.format(shape.format()), value, constraints());
        }

        // AnyShape.SHAPE.check(value.data(), checks);
        @Override
        public CodeBlock anything(TypeShape.Anything shape) {
            return CodeBlock.of("$L.check($L, checks);\n", RuntimeNames.anything(shape), value);
        }

        // LineShape.SHAPE.checkMap(value.lines(), checks);
        // checks.minKeys(value.lines(), 1);
        @Override
        public CodeBlock mapOf(TypeShape.MapOf shape) {
            CodeBlock entries = ItemShape.ofEntries(shape, names)
                    .map(known -> CodeBlock.of("$L.checkMap($L, checks);\n", known, value))
                    .orElseGet(() -> entries(shape));
            return CodeBlock.builder().add(entries).add(constraints()).build();
        }

        // checks.beginMap();
        // for (Map.Entry<String, Integer> entry : value.scores().entrySet()) {
        //     checks.atEntry(entry.getKey());
        //     checks.present(entry.getValue(), "an integer");
        // }
        // checks.endMap();
        private CodeBlock entries(TypeShape.MapOf shape) {
            MapLoop loop = new MapLoop(shape, place, names);
            CodeBlock keyRules = keyRules(shape.key(), CodeBlock.of("$L.getKey()", loop.entry()));
            return CodeBlock.builder()
                    .addStatement("checks.beginMap()")
                    .add(loop.begin(value))
                    .addStatement("checks.atEntry($L)", loop.key())
                    .add(keyRules.isEmpty() ? keyRules : ContainerReads.atKey("checks", keyRules))
                    .add(inner(shape.value(), place.values(), loop.value(), false))
                    .endControlFlow()
                    .addStatement("checks.endMap()")
                    .build();
        }

        private CodeBlock keyRules(Slot key, CodeBlock got) {
            return CheckCalls.of(key, place.keys(), names.in(record), got, false).stream()
                    .map(call -> call.on("checks"))
                    .collect(CodeBlock.joining(""));
        }

        // LineShape.SHAPE.checkList(value.lines(), checks);
        // checks.distinct(value.lines(), LineShape.SHAPE);
        // checks.minItems(value.lines(), 1);
        @Override
        public CodeBlock array(TypeShape.Array shape) {
            CodeBlock all = JavaTypes.isJavaArray(shape) ? CodeBlock.of("$T.asList($L)", Arrays.class, value) : value;
            CodeBlock items = ItemShape.of(shape.element(), names)
                    .map(known -> CodeBlock.of("$L.checkList($L, checks);\n", known, all))
                    .orElseGet(() -> items(shape));
            CodeBlock distinct = shape.type().distinct() && Identity.differs(shape.element())
                    ? CodeBlock.of("checks.distinct($L);\n", Identity.arguments(shape.element(), value, names))
                    : NOTHING;
            return CodeBlock.builder()
                    .add(items)
                    .add(distinct)
                    .add(constraints())
                    .build();
        }

        // checks.beginArray();
        // for (Integer item : value.scores()) {
        //     checks.nextElement();
        //     checks.present(item, "an integer");
        // }
        // checks.endArray();
        private CodeBlock items(TypeShape.Array shape) {
            String item = place.variable("item");
            boolean unboxed = JavaTypes.item(shape).isPrimitive();
            CodeBlock items = inner(shape.element(), place.items(), CodeBlock.of("$L", item), unboxed);
            if (items.isEmpty()) {
                return items;
            }
            return CodeBlock.builder()
                    .addStatement("checks.beginArray()")
                    .beginControlFlow("for ($T $L : $L)", JavaTypes.item(shape), item, value)
                    .addStatement("checks.nextElement()")
                    .add(items)
                    .endControlFlow()
                    .addStatement("checks.endArray()")
                    .build();
        }

        private CodeBlock inner(Slot inner, Place at, CodeBlock got, boolean unboxed) {
            CodeBlock present =
                    CodeBlock.of("checks.present($L, $L)", got, inner.shape().match(new Expected(names)));
            return slot(inner, at, got, present, unboxed);
        }

        // LineShape.SHAPE.check(item, checks);
        @Override
        public CodeBlock nested(TypeShape.Nested shape) {
            return CodeBlock.of("$T.SHAPE.check($L, checks);\n", names.shape(shape.type()), value);
        }

        @Override
        public CodeBlock union(TypeShape.Union shape) {
            return CodeBlock.of("$T.SHAPE.check($L, checks);\n", names.shape(shape.type()), value);
        }

        @Override
        public CodeBlock wrapped(TypeShape.Wrapped shape) {
            return CodeBlock.of("$T.SHAPE.check($L, checks);\n", names.shape(shape.type()), value);
        }

        @Override
        public CodeBlock coded(TypeShape.Coded shape) {
            return NOTHING;
        }
    }
}
