package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.NumberRange;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.util.Optional;

/** How the values of one record are read, each at its place. */
final class ValueReads {
    private final ContractNames names;
    private final RecordModel record;
    private final ShapeNames shape;

    ValueReads(ContractNames names, RecordModel record) {
        this.names = names;
        this.record = record;
        this.shape = names.in(record);
    }

    // number = in.readString();
    // in.notBlank(number);
    CodeBlock component(int component) {
        Slot slot = slot(component);
        Place place = Place.of(component);
        String local = shape.local(component);
        return CodeBlock.builder()
                .addStatement("$L = $L", local, read(slot, place))
                .add(checks(slot, place, local))
                .build();
    }

    // String value = in.readString();
    // in.notBlank(value);
    CodeBlock content() {
        Slot slot = slot(0);
        String local = shape.local(0);
        return CodeBlock.builder()
                .addStatement("$T $L = $L", JavaTypes.local(slot), local, read(slot, Place.of(0)))
                .add(checks(slot, Place.of(0), local))
                .build();
    }

    private Slot slot(int component) {
        return record.components().get(component).slot();
    }

    /** Whether {@link #component} is more than one statement. */
    boolean isChecked(int component) {
        return !record.components().get(component).slot().constraints().isEmpty();
    }

    // in.readNull() ? null : in.readString()
    private CodeBlock read(Slot slot, Place place) {
        CodeBlock present = slot.shape().match(new Present(slot, place));
        if (slot.required()) {
            return present;
        }
        boolean meansAbsence = place.depth() == 0
                && !record.components().get(place.component()).writesNull();
        String isNull = meansAbsence ? "readNull" : "readNullItem";
        return CodeBlock.of("in.$L() ? null : $L", isNull, present);
    }

    // in.minimum(score, 0);
    CodeBlock checks(Slot slot, Place place, String local) {
        TypeName type = JavaTypes.local(slot);
        boolean guarded = type.isBoxedPrimitive() || JavaTypes.isJavaArray(slot.shape());
        CodeBlock calls = CheckCalls.of(slot, place, shape, CodeBlock.of("$L", local), type.isPrimitive()).stream()
                .map(call -> call.on("in"))
                .collect(CodeBlock.joining(""));
        return calls.isEmpty() || !guarded ? calls : ifNotNull(local, calls);
    }

    // if (discount != null) {
    //     in.minimum(discount.longValue(), 0);
    // }
    private static CodeBlock ifNotNull(String local, CodeBlock calls) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L != null)", local)
                .add(calls)
                .endControlFlow()
                .build();
    }

    // String item = in.readString();
    // in.notBlank(item);
    // items.add(item);
    CodeBlock put(Slot slot, Place place, String variable, String call) {
        CodeBlock read = read(slot, place);
        CodeBlock checks = checks(slot, place, variable);
        if (checks.isEmpty()) {
            return CodeBlock.of("$L$L);\n", call, JavaTypes.wrapped(slot, read));
        }
        return CodeBlock.builder()
                .addStatement("$T $L = $L", JavaTypes.local(slot), variable, read)
                .add(checks)
                .addStatement("$L$L)", call, JavaTypes.wrapped(slot, CodeBlock.of("$L", variable)))
                .build();
    }

    /** The expression that reads a value that is there. */
    private final class Present implements TypeShape.Cases<CodeBlock> {
        private final Slot slot;
        private final Place place;

        Present(Slot slot, Place place) {
            this.slot = slot;
            this.place = place;
        }

        @Override
        public CodeBlock text(TypeShape.Text shape) {
            return CodeBlock.of("in.readString()");
        }

        @Override
        public CodeBlock bool(TypeShape.Bool shape) {
            return CodeBlock.of("in.readBoolean()");
        }

        // in.readLong()
        // in.readInt(0, 100)
        @Override
        public CodeBlock numeric(TypeShape.Numeric shape) {
            return CodeBlock.of("in.$L($L)", reader(shape), range(shape.type()));
        }

        /** What a number is told that lies beyond the type, which ends elsewhere. */
        private CodeBlock range(NumberType type) {
            Optional<BigDecimal> smallest = NumberRange.smallest(slot, type);
            Optional<BigDecimal> largest = NumberRange.largest(slot, type);
            boolean narrower = !smallest.equals(type.smallest()) || !largest.equals(type.largest());
            return type.integral() && type.largest().isPresent() && narrower
                    ? CodeBlock.of(
                            "$L, $L",
                            NumberLiteral.of(smallest.orElseThrow(), type).orElseThrow(),
                            NumberLiteral.of(largest.orElseThrow(), type).orElseThrow())
                    : CodeBlock.of("");
        }

        private static String reader(TypeShape.Numeric shape) {
            return switch (shape.type()) {
                case BYTE -> "readByte";
                case SHORT -> "readShort";
                case INT -> "readInt";
                case LONG -> "readLong";
                case BIG_INTEGER -> "readBigInteger";
                case FLOAT -> "readFloat";
                case DOUBLE -> "readDouble";
                case BIG_DECIMAL -> "readBigDecimal";
            };
        }

        @Override
        public CodeBlock enumeration(TypeShape.Enumeration enumeration) {
            return CodeBlock.of("in.readEnum($L)", names.table(enumeration.type()));
        }

        @Override
        public CodeBlock character(TypeShape.Char shape) {
            return CodeBlock.of("in.readChar()");
        }

        // DateFormats.LOCAL_DATE.read(in)
        @Override
        public CodeBlock formatted(TypeShape.Formatted shape) {
            return CodeBlock.of("$L.read(in)", RuntimeNames.format(shape.format()));
        }

        @Override
        public CodeBlock anything(TypeShape.Anything shape) {
            return CodeBlock.of("$L.read(in)", RuntimeNames.anything(shape));
        }

        // LineShape.SHAPE.readMap(in)
        // readScores(in)
        @Override
        public CodeBlock mapOf(TypeShape.MapOf map) {
            return ItemShape.ofEntries(map, names)
                    .map(values -> CodeBlock.of("$L.readMap(in)", values))
                    .orElseGet(() -> CodeBlock.of("$L(in)", shape.containerReader(place)));
        }

        // LineShape.SHAPE.readList(in)
        // readScores(in)
        @Override
        public CodeBlock array(TypeShape.Array array) {
            return ItemShape.ofItems(array, names)
                    .map(items -> whole(array, items))
                    .orElseGet(() -> CodeBlock.of("$L(in)", shape.containerReader(place)));
        }

        // LineShape.SHAPE.readList(in)
        // in.set(TextShape.SHAPE.readList(in))
        // TextShape.SHAPE.readArray(in, new String[0])
        private CodeBlock whole(TypeShape.Array array, CodeBlock items) {
            CodeBlock list = CodeBlock.of("$L.readList(in)", items);
            return switch (array.type()) {
                case LIST, COLLECTION, ITERABLE -> list;
                case SET -> CodeBlock.of("in.set($L)", Identity.arguments(array.element(), list, names));
                case SORTED_SET -> CodeBlock.of("in.sortedSet($L)", Identity.arguments(array.element(), list, names));
                case ARRAY ->
                    CodeBlock.of("$L.readArray(in, $L)", items, JavaArrays.empty(JavaTypes.component(array.element())));
            };
        }

        @Override
        public CodeBlock nested(TypeShape.Nested nested) {
            return CodeBlock.of("$T.SHAPE.read(in)", names.shape(nested.type()));
        }

        @Override
        public CodeBlock union(TypeShape.Union union) {
            return CodeBlock.of("$T.SHAPE.read(in)", names.shape(union.type()));
        }

        @Override
        public CodeBlock wrapped(TypeShape.Wrapped shape) {
            return CodeBlock.of("$T.SHAPE.read(in)", names.shape(shape.type()));
        }

        @Override
        public CodeBlock coded(TypeShape.Coded shape) {
            return CodeBlock.of("in.readCoded($L)", names.codec(shape.codec()));
        }
    }
}
