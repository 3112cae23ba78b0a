package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;

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
        CodeBlock code = slot(slot, Place.of(index), got, present, primitive);
        return code.isEmpty() || (!primitive && slot.absence() != Slot.Absence.NULLABLE)
                ? code
                : CodeBlock.of("checks.atField($L);\n$L", index, code);
    }

    /**
     * The checks of what {@code got} answers.
     *
     * @param present the call that tells whether that is there, where something must be
     */
    private CodeBlock slot(Slot slot, Place place, CodeBlock got, CodeBlock present, boolean primitive) {
        boolean optional = slot.absence() == Slot.Absence.OPTIONAL;
        CodeBlock value = optional ? CodeBlock.of("$L.get()", got) : got;
        CodeBlock content = slot.shape().match(new Content(slot, place, value, primitive));
        boolean free = primitive || (!optional && passesNull(slot));
        if (slot.absence() == Slot.Absence.NULLABLE) {
            return free || content.isEmpty() ? content : guarded(CodeBlock.of("$L != null", got), content);
        }
        if (free || content.isEmpty()) {
            return primitive ? content : CodeBlock.of("$L;\n$L", present, content);
        }
        return guarded(optional ? CodeBlock.of("$L && $L.isPresent()", present, got) : present, content);
    }

    /** Whether the checks of what stands there pass over a null: no rule looks at one. */
    private boolean passesNull(Slot slot) {
        if (slot.shape() instanceof TypeShape.Array array) {
            return ItemShape.of(array.element(), names).isPresent();
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

        // LineShape.SHAPE.checkList(value.lines(), checks);
        // checks.minItems(value.lines(), 1);
        @Override
        public CodeBlock array(TypeShape.Array shape) {
            CodeBlock items = ItemShape.of(shape.element(), names)
                    .map(known -> CodeBlock.of("$L.checkList($L, checks);\n", known, value))
                    .orElseGet(() -> items(shape));
            return CodeBlock.builder().add(items).add(constraints()).build();
        }

        // checks.beginArray();
        // for (Integer item : value.scores()) {
        //     checks.nextElement();
        //     checks.present(item, "an integer");
        // }
        // checks.endArray();
        private CodeBlock items(TypeShape.Array shape) {
            String item = place.depth() == 0 ? "item" : "item" + (place.depth() + 1);
            CodeBlock present = CodeBlock.of(
                    "checks.present($L, $L)", item, shape.element().shape().match(new Expected(names)));
            CodeBlock items = slot(shape.element(), place.items(), CodeBlock.of("$L", item), present, false);
            if (items.isEmpty()) {
                return items;
            }
            return CodeBlock.builder()
                    .addStatement("checks.beginArray()")
                    .beginControlFlow("for ($T $L : $L)", JavaTypes.element(shape.element()), item, value)
                    .addStatement("checks.nextElement()")
                    .add(items)
                    .endControlFlow()
                    .addStatement("checks.endArray()")
                    .build();
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
        public CodeBlock coded(TypeShape.Coded shape) {
            return NOTHING;
        }
    }
}
