package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

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

    private Slot slot(int component) {
        return record.components().get(component).slot();
    }

    /** Whether {@link #component} is more than one statement. */
    boolean isChecked(int component) {
        return !record.components().get(component).slot().constraints().isEmpty();
    }

    // in.readNull() ? null : in.readString()
    private CodeBlock read(Slot slot, Place place) {
        CodeBlock present = slot.shape().match(new Present(place));
        if (slot.required()) {
            return present;
        }
        boolean isOdd = place.depth() == 0
                && !record.components().get(place.component()).writesNull();
        String isNull = isOdd ? "readNull" : "readNullItem";
        return CodeBlock.of("in.$L() ? null : $L", isNull, present);
    }

    // in.minimum(score, 0);
    private CodeBlock checks(Slot slot, Place place, String local) {
        TypeName type = JavaTypes.local(slot);
        CodeBlock calls = CheckCalls.of(slot, place, shape, CodeBlock.of("$L", local), type.isPrimitive()).stream()
                .map(call -> call.on("in"))
                .collect(CodeBlock.joining(""));
        return calls.isEmpty() || !type.isBoxedPrimitive() ? calls : ifNotNull(local, calls);
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

    /** One method for each array of the record that needs one, an outer one before those in it. */
    List<MethodSpec> arrayReaders() {
        List<MethodSpec> readers = new ArrayList<>();
        for (int i = 0; i < record.components().size(); i++) {
            for (SlotAt at : SlotAt.all(record.components().get(i).slot(), i)) {
                if (at.slot().shape() instanceof TypeShape.Array array
                        && ItemShape.of(array.element(), names).isEmpty()) {
                    readers.add(arrayReader(array, at.place()));
                }
            }
        }
        return readers;
    }

    // private static List<Integer> readScores(TypedReader in) {
    //     if (!in.beginArray(JsonType.NUMBER)) {
    //         return null;
    //     }
    //     List<Integer> items = new ArrayList<>();
    //     while (in.nextElement()) {
    //         items.add(in.readInt());
    //     }
    //     in.endArray();
    //     return Collections.unmodifiableList(items);
    // }
    private MethodSpec arrayReader(TypeShape.Array array, Place place) {
        TypeName list = JavaTypes.present(array);
        return MethodSpec.methodBuilder(shape.arrayReader(place))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(list)
                .addParameter(RuntimeNames.TYPED_READER, "in")
                .beginControlFlow("if (!in.beginArray($L))", onlyElement(array.element()))
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T items = new $T<>()", list, ArrayList.class)
                .beginControlFlow("while (in.nextElement())")
                .addCode(addItem(array.element(), place.items()))
                .endControlFlow()
                .addStatement("in.endArray()")
                .addStatement("return $T.unmodifiableList(items)", Collections.class)
                .build();
    }

    /** The JSON type of which one value may stand for a list; strings and lists may stand for more than one. */
    // JsonType.NUMBER
    private static CodeBlock onlyElement(Slot item) {
        TypeShape shape = item.shape();
        String type = shape instanceof TypeShape.Numeric
                ? "NUMBER"
                : shape instanceof TypeShape.Bool
                        ? "BOOLEAN"
                        : shape instanceof TypeShape.Enumeration
                                ? "STRING"
                                : shape instanceof TypeShape.Nested || shape instanceof TypeShape.Union ? "OBJECT" : "";
        return type.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$T.$L", RuntimeNames.JSON_TYPE, type);
    }

    // String item = in.readString();
    // in.notBlank(item);
    // items.add(item);
    private CodeBlock addItem(Slot slot, Place place) {
        CodeBlock read = read(slot, place);
        CodeBlock checks = checks(slot, place, "item");
        if (checks.isEmpty()) {
            return CodeBlock.of("items.add($L);\n", wrapped(slot, read));
        }
        return CodeBlock.builder()
                .addStatement("$T item = $L", JavaTypes.local(slot), read)
                .add(checks)
                .addStatement("items.add($L)", wrapped(slot, CodeBlock.of("item")))
                .build();
    }

    /** What was read as Java holds it: {@code Optional.ofNullable(note)} where nothing is an empty Optional. */
    static CodeBlock wrapped(Slot slot, CodeBlock read) {
        return slot.absence() == Slot.Absence.OPTIONAL ? CodeBlock.of("$T.ofNullable($L)", Optional.class, read) : read;
    }

    /** The expression that reads a value that is there. */
    private final class Present implements TypeShape.Cases<CodeBlock> {
        private final Place place;

        Present(Place place) {
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

        @Override
        public CodeBlock numeric(TypeShape.Numeric shape) {
            return CodeBlock.of("in.$L()", reader(shape));
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

        // LineShape.SHAPE.readList(in)
        // readScores(in)
        @Override
        public CodeBlock array(TypeShape.Array array) {
            return ItemShape.of(array.element(), names)
                    .map(items -> CodeBlock.of("$L.readList(in)", items))
                    .orElseGet(() -> CodeBlock.of("$L(in)", shape.arrayReader(place)));
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
        public CodeBlock coded(TypeShape.Coded shape) {
            return CodeBlock.of("in.readCoded($L)", names.codec(shape.codec()));
        }
    }
}
