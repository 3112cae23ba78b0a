package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * How one record is read: its components in whatever order they come, then the record from them. The values wait in local
 * variables, or in the fields of an object where there are too many for one method.
 */
final class RecordReads {
    private final ContractNames names;
    private final RecordModel record;
    private final ValueReads values;
    private final ShapeNames shape;
    private final int size;
    private final boolean secret;

    /** @param secret whether the record holds secrets, which its constructor may quote when it refuses them */
    RecordReads(ContractNames names, RecordModel record, ValueReads values, boolean secret) {
        this.secret = secret;
        this.names = names;
        this.record = record;
        this.values = values;
        this.shape = names.in(record);
        this.size = record.components().size();
    }

    // @Override
    // public Invoice read(TypedReader in) {
    //     String number = null;
    //     for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
    //         switch (field) { .. }
    //     }
    //     if (!in.endRecord(this)) {
    //         return null;
    //     }
    //     try {
    //         return new Invoice(number);
    //     } catch (RuntimeException | StackOverflowError e) {
    //         return in.constructorFailed(e);
    //     }
    // }
    MethodSpec method() {
        return record.wrapper() ? ofContent() : ofObject();
    }

    // @Override
    // public TicketId read(TypedReader in) {
    //     in.beginValue(this);
    //     String text = in.readString();
    //     if (!in.endValue()) {
    //         return null;
    //     }
    //     try { .. }
    // }
    private MethodSpec ofContent() {
        return read().addStatement("in.beginValue(this)")
                .addCode(values.content())
                .beginControlFlow("if (!in.endValue())")
                .addStatement("return null")
                .endControlFlow()
                .addCode(construct())
                .build();
    }

    private MethodSpec.Builder read() {
        return MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(JavaTypes.of(record.type()))
                .addParameter(RuntimeNames.TYPED_READER, "in");
    }

    private MethodSpec ofObject() {
        return read().addCode(isLarge() ? newParts() : variables())
                .addCode(size == 0 ? CodeBlock.of("in.beginRecord(this);\n") : loop())
                .beginControlFlow("if (!in.endRecord(this))")
                .addStatement("return null")
                .endControlFlow()
                .addCode(construct())
                .build();
    }

    private CodeBlock loop() {
        return CodeBlock.builder()
                .beginControlFlow("for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this))")
                .add(isLarge() ? switchOverParts() : switchOver(0, size))
                .endControlFlow()
                .build();
    }

    private boolean isLarge() {
        return size > Split.SIZE;
    }

    // String number = null;
    // int count = 0;
    private CodeBlock variables() {
        CodeBlock.Builder code = CodeBlock.builder();
        for (int i = 0; i < size; i++) {
            TypeName type = type(i);
            String nothing = type.equals(TypeName.BOOLEAN) ? "false" : type.isPrimitive() ? "0" : "null";
            code.addStatement("$T $L = $L", type, shape.local(i), nothing);
        }
        return code.build();
    }

    // switch (field) {
    //     case 0 -> number = in.readString();
    //     default -> {
    //         score = in.readInt();
    //         in.minimum(score, 0);
    //     }
    // }
    private CodeBlock switchOver(int from, int to) {
        if (to - from == 1) {
            return values.component(from);
        }
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (field)");
        for (int i = from; i < to; i++) {
            String label = i == to - 1 ? "default" : "case " + i;
            if (values.isChecked(i)) {
                code.beginControlFlow("$L ->", label).add(values.component(i)).endControlFlow();
            } else {
                code.add("$L -> $L", label, values.component(i));
            }
        }
        return code.endControlFlow().build();
    }

    // try {
    //     return new Invoice(number, Optional.ofNullable(note));
    // } catch (RuntimeException | StackOverflowError e) {
    //     return in.constructorFailed(e);
    // }
    private CodeBlock construct() {
        CodeBlock arguments = IntStream.range(0, size).mapToObj(this::argument).collect(CodeBlock.joining(",$W"));
        TypeName type = JavaTypes.of(record.type());
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("try");
        if (record.rules().isEmpty()) {
            code.addStatement("return new $T($L)", type, arguments);
        } else {
            code.addStatement("$T value = new $T($L)", type, type, arguments)
                    .addStatement("checkRules(value, in)")
                    .addStatement("return value");
        }
        return code.nextControlFlow("catch ($T | $T e)", RuntimeException.class, StackOverflowError.class)
                .addStatement("return in.constructorFailed($L)", secret ? "" : "e")
                .endControlFlow()
                .build();
    }

    private CodeBlock argument(int component) {
        String local = (isLarge() ? "parts." : "") + shape.local(component);
        return JavaTypes.wrapped(slot(component), CodeBlock.of("$L", local));
    }

    // Parts parts = new Parts();
    private CodeBlock newParts() {
        ClassName parts = names.parts(record.type());
        return CodeBlock.of("$T parts = new $T();\n", parts, parts);
    }

    // switch (field / 90) {
    //     case 0 -> parts.read0(field, in);
    //     default -> parts.read90(field, in);
    // }
    private CodeBlock switchOverParts() {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (field / $L)", Split.SIZE);
        for (int from = 0; from < size; from += Split.SIZE) {
            String label = from + Split.SIZE >= size ? "default" : "case " + from / Split.SIZE;
            code.addStatement("$L -> parts.read$L(field, in)", label, from);
        }
        return code.endControlFlow().build();
    }

    // private static final class Parts {
    //     private String number;
    //
    //     private void read0(int field, TypedReader in) {
    //         switch (field) { .. }
    //     }
    // }
    List<TypeSpec> parts() {
        if (!isLarge()) {
            return List.of();
        }
        TypeSpec.Builder parts = TypeSpec.classBuilder(names.parts(record.type()))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
        for (int i = 0; i < size; i++) {
            parts.addField(type(i), shape.local(i), Modifier.PRIVATE);
        }
        for (int from = 0; from < size; from += Split.SIZE) {
            parts.addMethod(MethodSpec.methodBuilder("read" + from)
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(int.class, "field")
                    .addParameter(RuntimeNames.TYPED_READER, "in")
                    .addCode(switchOver(from, Math.min(size, from + Split.SIZE)))
                    .build());
        }
        return List.of(parts.build());
    }

    private TypeName type(int component) {
        return JavaTypes.local(slot(component));
    }

    private Slot slot(int component) {
        return record.components().get(component).slot();
    }
}
