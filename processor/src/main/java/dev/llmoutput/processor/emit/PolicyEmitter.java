package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.Reading;
import dev.llmoutput.processor.model.ContractModel;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** What the annotation says of the type as a whole: its instances, its name and how often to ask again. */
final class PolicyEmitter implements Emitter {
    private final ContractModel model;
    private final ClassName companion;

    PolicyEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.companion = names.companion();
    }

    @Override
    public Members companion() {
        return new Members(
                List.of(type(), options()),
                List.of(constructor(), withOptions(), name(), retryable(), maxRetries()),
                List.of());
    }

    // public static final InvoiceOutput TYPE = new InvoiceOutput(ReadOptions.of(Reading.TOLERANT));
    private FieldSpec type() {
        return FieldSpec.builder(companion, "TYPE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The contract as its annotation declares it.")
                .initializer(
                        "new $T($T.of($T.$L))", companion, RuntimeNames.READ_OPTIONS, Reading.class, model.reading())
                .build();
    }

    private static FieldSpec options() {
        return FieldSpec.builder(RuntimeNames.READ_OPTIONS, "options", Modifier.PRIVATE, Modifier.FINAL)
                .build();
    }

    private static MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeNames.READ_OPTIONS, "options")
                .addStatement("this.options = $T.requireNonNull(options, $S)", Objects.class, "options")
                .build();
    }

    // public static InvoiceOutput type(ReadOptions options) {
    //     return new InvoiceOutput(options);
    // }
    private MethodSpec withOptions() {
        return MethodSpec.methodBuilder("type")
                .addJavadoc("The contract, read in another way.")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(companion)
                .addParameter(RuntimeNames.READ_OPTIONS, "options")
                .addStatement("return new $T(options)", companion)
                .build();
    }

    private MethodSpec name() {
        return override("name", ClassName.get(String.class))
                .addStatement("return $L", JavaLiteral.of(model.name()))
                .build();
    }

    // @Override
    // public boolean retryable(Failure failure) {
    //     Objects.requireNonNull(failure, "failure");
    //     return true;
    // }
    private static MethodSpec retryable() {
        return override("retryable", TypeName.BOOLEAN)
                .addParameter(RuntimeNames.FAILURE, "failure")
                .addStatement("$T.requireNonNull(failure, $S)", Objects.class, "failure")
                .addStatement("return true")
                .build();
    }

    private MethodSpec maxRetries() {
        return override("maxRetries", TypeName.INT)
                .addStatement("return $L", model.retries())
                .build();
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }
}
