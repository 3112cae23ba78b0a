package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.processor.model.ContractModel;
import java.util.concurrent.CompletableFuture;
import javax.lang.model.element.Modifier;

/** The ways to have a reply accepted that is there already. */
final class AcceptEmitter implements Emitter {
    private static final ParameterSpec OPTIONS =
            ParameterSpec.builder(RuntimeNames.ACCEPT_OPTIONS, "options").build();

    private final ParameterizedTypeName outcome;

    AcceptEmitter(ContractModel model) {
        this.outcome = ParameterizedTypeName.get(RuntimeNames.OUTCOME, JavaTypes.of(model.type()));
    }

    @Override
    public Members companion() {
        ParameterSpec reask = ParameterSpec.builder(RuntimeNames.REASK, "reask").build();
        ParameterSpec async =
                ParameterSpec.builder(RuntimeNames.ASYNC_REASK, "reask").build();
        return Members.of(
                accept("Reads a reply; nobody is asked again."),
                accept("Reads a reply and asks again while it fails and retries remain.", reask),
                accept("Reads a reply and asks again while it fails and {@code options} allow it.", reask, OPTIONS),
                acceptAsync("As {@link #accept(String, Reask)}, without waiting.", async),
                acceptAsync("As {@link #accept(String, Reask, AcceptOptions)}, without waiting.", async, OPTIONS));
    }

    // public static Outcome<Invoice> accept(String raw, Reask reask) {
    //     return AcceptOutput.accept(TYPE, raw, reask);
    // }
    private MethodSpec accept(String doc, ParameterSpec... more) {
        return method("accept", doc, outcome, more);
    }

    // public static CompletableFuture<Outcome<Invoice>> acceptAsync(String raw, AsyncReask reask) {
    //     return AcceptOutput.acceptAsync(TYPE, raw, reask);
    // }
    private MethodSpec acceptAsync(String doc, ParameterSpec... more) {
        ClassName future = ClassName.get(CompletableFuture.class);
        return method("acceptAsync", doc, ParameterizedTypeName.get(future, outcome), more);
    }

    private static MethodSpec method(String name, String doc, ParameterizedTypeName returns, ParameterSpec... more) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc(doc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(returns)
                .addParameter(String.class, "raw");
        StringBuilder arguments = new StringBuilder("TYPE, raw");
        for (ParameterSpec parameter : more) {
            method.addParameter(parameter);
            arguments.append(", ").append(parameter.name());
        }
        return method.addStatement("return $T.$L($L)", RuntimeNames.ACCEPT_OUTPUT, name, arguments)
                .build();
    }
}
