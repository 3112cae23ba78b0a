package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.text.JsonName;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The face that writes canonical JSON. */
final class WriterEmitter implements Emitter {
    private final ContractModel model;
    private final ContractNames names;

    WriterEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.names = names;
    }

    // public static String toJson(Invoice value) {
    //     return InvoiceShape.SHAPE.toJson(value);
    // }
    @Override
    public Members companion() {
        return Members.of(MethodSpec.methodBuilder("toJson")
                .addJavadoc(
                        "The canonical JSON text of a value.\n\n"
                                + "@throws IllegalArgumentException with the path, if something is null that must not be, or not finite")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(String.class)
                .addParameter(JavaTypes.of(model.type()), "value")
                .addStatement("return $L.toJson(value)", names.root())
                .build());
    }

    // @Override
    // public void writeMembers(Invoice value, JsonAppender out) {
    //     out.plainName("number").string(value.number());
    // }
    @Override
    public Members shape(RecordModel record) {
        if (record.wrapper()) {
            Slot slot = record.components().get(0).slot();
            CodeBlock got =
                    CodeBlock.of("value.$L()", record.components().get(0).javaName());
            return Members.of(write("write", record)
                    .addCode(slot.shape().match(new Value(got, CodeBlock.of("out"), Place.of(0))))
                    .build());
        }
        MethodSpec write = write("writeMembers", record).build();
        List<CodeBlock> members = record.components().stream().map(this::member).toList();
        return Members.of(Split.methods(write, CodeBlock.of(""), members, CodeBlock.of("")));
    }

    private static MethodSpec.Builder write(String method, RecordModel record) {
        return MethodSpec.methodBuilder(method)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(JavaTypes.of(record.type()), "value")
                .addParameter(RuntimeNames.JSON_APPENDER, "out");
    }

    // if (value.note().isPresent()) {
    //     out.plainName("note").string(value.note().get());
    // }
    private CodeBlock member(ComponentModel component) {
        Slot slot = component.slot();
        CodeBlock got = CodeBlock.of("value.$L()", component.javaName());
        String name = component.jsonName();
        String method = JsonName.isPlain(name) ? "plainName" : "name";
        CodeBlock out = CodeBlock.of("out.$L($L)", method, JavaLiteral.of(name));
        CodeBlock written = slot.shape().match(new Value(JavaTypes.unwrapped(slot, got), out, Place.of(0)));
        if (slot.required()) {
            return written;
        }
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow("if ($L)", isPresent(slot, got))
                .add(written);
        if (component.writesNull()) {
            code.nextControlFlow("else").addStatement("$L.nullValue()", out);
        }
        return code.endControlFlow().build();
    }

    private static CodeBlock isPresent(Slot slot, CodeBlock got) {
        return slot.absence().isOptional() ? CodeBlock.of("$L.isPresent()", got) : CodeBlock.of("$L != null", got);
    }

    /** The statements that write what {@code got} answers to what {@code out} answers. */
    private final class Value implements TypeShape.Cases<CodeBlock> {
        private final CodeBlock got;
        private final CodeBlock out;
        private final Place place;

        Value(CodeBlock got, CodeBlock out, Place place) {
            this.got = got;
            this.out = out;
            this.place = place;
        }

        @Override
        public CodeBlock text(TypeShape.Text shape) {
            return CodeBlock.of("$L.string($L);\n", out, got);
        }

        @Override
        public CodeBlock bool(TypeShape.Bool shape) {
            return CodeBlock.of("$L.bool($L);\n", out, got);
        }

        @Override
        public CodeBlock numeric(TypeShape.Numeric shape) {
            return CodeBlock.of("$L.number($L);\n", out, got);
        }

        // out.plainName("currency").string(CURRENCY.nameOf(value.currency()));
        @Override
        public CodeBlock enumeration(TypeShape.Enumeration shape) {
            return CodeBlock.of("$L.string($L.nameOf($L));\n", out, names.table(shape.type()), got);
        }

        @Override
        public CodeBlock character(TypeShape.Char shape) {
            return CodeBlock.of("$L.string($L);\n", out, got);
        }

        // DateFormats.LOCAL_DATE.write(value.due(), out.plainName("due"));
        @Override
        public CodeBlock formatted(TypeShape.Formatted shape) {
            return CodeBlock.of("$L.write($L, $L);\n", RuntimeNames.format(shape.format()), got, out);
        }

        // AnyShape.SHAPE.write(value.data(), out.plainName("data"));
        @Override
        public CodeBlock anything(TypeShape.Anything shape) {
            return CodeBlock.of("$L.write($L, $L);\n", RuntimeNames.anything(shape), got, out);
        }

        // LineShape.SHAPE.writeMap(value.lines(), out.plainName("lines"));
        @Override
        public CodeBlock mapOf(TypeShape.MapOf shape) {
            return ItemShape.ofEntries(shape, names)
                    .map(values -> CodeBlock.of("$L.writeMap($L, $L);\n", values, got, out))
                    .orElseGet(() -> entries(shape));
        }

        // out.plainName("scores").beginObject();
        // for (Map.Entry<String, Integer> entry : value.scores().entrySet()) {
        //     out.name(entry.getKey()).number(entry.getValue());
        // }
        // out.endObject();
        private CodeBlock entries(TypeShape.MapOf shape) {
            MapLoop loop = new MapLoop(shape, place, names);
            CodeBlock name = CodeBlock.of("out.name($L)", loop.key());
            return CodeBlock.builder()
                    .addStatement("$L.beginObject()", out)
                    .add(loop.begin(got))
                    .add(item(shape.value(), loop.value(), name, place.values()))
                    .endControlFlow()
                    .addStatement("out.endObject()")
                    .build();
        }

        // LineShape.SHAPE.writeList(value.lines(), out.plainName("lines"));
        @Override
        public CodeBlock array(TypeShape.Array shape) {
            CodeBlock all = JavaTypes.isJavaArray(shape) ? CodeBlock.of("$T.asList($L)", Arrays.class, got) : got;
            return ItemShape.of(shape.element(), names)
                    .map(items -> CodeBlock.of("$L.writeList($L, $L);\n", items, all, out))
                    .orElseGet(() -> items(shape));
        }

        // out.plainName("scores").beginArray();
        // for (Integer item : value.scores()) {
        //     out.number(item);
        // }
        // out.endArray();
        private CodeBlock items(TypeShape.Array shape) {
            String item = place.variable("item");
            return CodeBlock.builder()
                    .addStatement("$L.beginArray()", out)
                    .beginControlFlow("for ($T $L : $L)", JavaTypes.item(shape), item, got)
                    .add(item(shape.element(), CodeBlock.of("$L", item), CodeBlock.of("out"), place.items()))
                    .endControlFlow()
                    .addStatement("out.endArray()")
                    .build();
        }

        // if (item != null) {
        //     out.string(item);
        // } else {
        //     out.nullValue();
        // }
        private CodeBlock item(Slot slot, CodeBlock item, CodeBlock to, Place at) {
            CodeBlock written = slot.shape().match(new Value(JavaTypes.unwrapped(slot, item), to, at));
            if (slot.required()) {
                return written;
            }
            return CodeBlock.builder()
                    .beginControlFlow("if ($L)", isPresent(slot, item))
                    .add(written)
                    .nextControlFlow("else")
                    .addStatement("$L.nullValue()", to)
                    .endControlFlow()
                    .build();
        }

        // LineShape.SHAPE.write(item, out);
        @Override
        public CodeBlock nested(TypeShape.Nested shape) {
            return CodeBlock.of("$T.SHAPE.write($L, $L);\n", names.shape(shape.type()), got, out);
        }

        @Override
        public CodeBlock union(TypeShape.Union shape) {
            return CodeBlock.of("$T.SHAPE.write($L, $L);\n", names.shape(shape.type()), got, out);
        }

        @Override
        public CodeBlock wrapped(TypeShape.Wrapped shape) {
            return CodeBlock.of("$T.SHAPE.write($L, $L);\n", names.shape(shape.type()), got, out);
        }

        @Override
        public CodeBlock coded(TypeShape.Coded shape) {
            String method = shape.kind() == TypeShape.Coded.Kind.BOOLEAN
                    ? "bool"
                    : shape.kind().jsonType();
            return CodeBlock.of("$L.$L($L.write($L));\n", out, method, names.codec(shape.codec()), got);
        }
    }
}
