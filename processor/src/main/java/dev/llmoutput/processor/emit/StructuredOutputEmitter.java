package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.text.SchemaText;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The face for providers that hold a reply to a schema themselves. */
final class StructuredOutputEmitter implements Emitter {
    private final ContractModel model;
    private final Optional<String> member;

    StructuredOutputEmitter(ContractModel model) {
        this.model = model;
        this.member = RootMember.of(model);
    }

    @Override
    public Members companion() {
        return new Members(List.of(constant()), List.of(method()), List.of());
    }

    // private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("invoice", JSON_SCHEMA);
    private FieldSpec constant() {
        String schema = SchemaText.allRequired(model);
        CodeBlock text = schema.equals(SchemaText.of(model))
                ? CodeBlock.of("JSON_SCHEMA")
                : CodeBlock.join(JavaLiteral.chunks(schema), ", ");
        CodeBlock name = JavaLiteral.of(model.name());
        CodeBlock value = member.isPresent()
                ? CodeBlock.of(
                        "$T.inMember($L, $L, $L)", RuntimeNames.NATIVE_SCHEMA, name, JavaLiteral.of(member.get()), text)
                : CodeBlock.of("$T.of($L, $L)", RuntimeNames.NATIVE_SCHEMA, name, text);
        return FieldSpec.builder(
                        RuntimeNames.NATIVE_SCHEMA, "NATIVE_SCHEMA", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    // public static StructuredOutputOptions structuredOutput() {
    //     return NATIVE_SCHEMA.options();
    // }
    private MethodSpec method() {
        return MethodSpec.methodBuilder("structuredOutput")
                .addJavadoc(
                        "The schema as strict provider modes want it: each key required, what may be left out null"
                                + " instead.$L\n\n@throws $T if it is too large to be sent",
                        member.map(name ->
                                        "\nThe value is the member {@code " + name + "} of the object that they want.")
                                .orElse(""),
                        RuntimeNames.STRUCTURED_OUTPUT_EXCEPTION)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(RuntimeNames.STRUCTURED_OUTPUT_OPTIONS)
                .addStatement("return NATIVE_SCHEMA.options()")
                .build();
    }
}
