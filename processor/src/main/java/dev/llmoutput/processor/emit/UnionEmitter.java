package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.processor.text.DocText;
import javax.lang.model.element.Modifier;

/** The class that reads, checks and writes one sealed interface: it names the arms, and the runtime does the rest. */
final class UnionEmitter {
    private final ContractNames names;

    UnionEmitter(ContractNames names) {
        this.names = names;
    }

    // private static final class StepShape extends UnionShape<Step> {
    //     static final StepShape SHAPE = new StepShape();
    //     ..
    // }
    TypeSpec shape(UnionModel union) {
        ClassName name = names.shape(union.type());
        return TypeSpec.classBuilder(name)
                .addJavadoc("$L", DocText.of(union))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(RuntimeNames.UNION_SHAPE, JavaTypes.of(union.type())))
                .addField(FieldSpec.builder(name, "SHAPE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build())
                .addMethod(constructor(union))
                .build();
    }

    // private StepShape() {
    //     super(UnionArms.<Step>of("type", 2)
    //             .arm("Wait", Wait.class, WaitShape.SHAPE)
    //             .arm("Call", Call.class, CallShape.SHAPE));
    // }
    private MethodSpec constructor(UnionModel union) {
        TypeName type = JavaTypes.of(union.type());
        CodeBlock.Builder arms = CodeBlock.builder()
                .add(
                        "super($T.<$T>of($L, $L)",
                        RuntimeNames.UNION_ARMS,
                        type,
                        JavaLiteral.of(union.discriminator()),
                        union.arms().size())
                .indent()
                .indent();
        union.arms().forEach(arm -> arms.add("\n").add(arm(arm)));
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addCode(arms.add(");\n").unindent().unindent().build())
                .build();
    }

    private CodeBlock arm(UnionModel.Arm arm) {
        return CodeBlock.of(
                ".arm($L, $T.class, $T.SHAPE)",
                JavaLiteral.of(arm.tag()),
                JavaTypes.raw(arm.type()),
                names.shape(arm.type()));
    }
}
