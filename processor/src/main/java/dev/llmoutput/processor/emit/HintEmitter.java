package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.text.HintText;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The face that tells a model what to answer. */
final class HintEmitter implements Emitter {
    private final ContractModel model;

    HintEmitter(ContractModel model) {
        this.model = model;
    }

    @Override
    public Members companion() {
        return new Members(List.of(constant()), List.of(requestHint()), List.of());
    }

    // public static final String REQUEST_HINT = ContractText.of("..");
    private FieldSpec constant() {
        return TextConstant.of(
                "REQUEST_HINT", "What to tell a model, so that it answers with this shape.", HintText.of(model));
    }

    // @Override
    // public Optional<String> requestHint() {
    //     return Optional.of(REQUEST_HINT);
    // }
    private static MethodSpec requestHint() {
        return MethodSpec.methodBuilder("requestHint")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), ClassName.get(String.class)))
                .addStatement("return $T.of(REQUEST_HINT)", Optional.class)
                .build();
    }
}
