package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.ContractModel;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.lang.model.element.Modifier;

/** The ways to ask a model, which is told the schema where it takes one, and otherwise the hint. */
final class AskEmitter implements Emitter {
    private final ParameterizedTypeName outcome;

    AskEmitter(ContractModel model) {
        this.outcome = ParameterizedTypeName.get(RuntimeNames.OUTCOME, JavaTypes.of(model.type()));
    }

    @Override
    public Members companion() {
        TypeName future = ParameterizedTypeName.get(ClassName.get(CompletableFuture.class), outcome);
        Form waiting = new Form("ask", RuntimeNames.MODEL_CALL, outcome);
        Form async = new Form("askAsync", RuntimeNames.ASYNC_MODEL_CALL, future);
        return Members.of(List.of(
                prompt(waiting, "Asks a model, and asks again while its reply fails and retries remain.", false),
                prompt(
                        waiting,
                        "Asks a model, and asks again while its reply fails and {@code options} allow it.",
                        true),
                request(waiting, "As {@link #ask(ModelCall, String)}, with history or system prompts.", false),
                request(
                        waiting,
                        "As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.",
                        true),
                prompt(async, "As {@link #ask(ModelCall, String)}, without waiting.", false),
                prompt(async, "As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.", true),
                request(async, "As {@link #ask(ModelCall, ModelRequest)}, without waiting.", false),
                request(async, "As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.", true)));
    }

    /** One of the two ways to wait. */
    private record Form(String name, ClassName model, TypeName returns) {}

    // public static Outcome<Invoice> ask(ModelCall model, String prompt) {
    //     return ask(model, ModelRequest.of(prompt));
    // }
    private static MethodSpec prompt(Form form, String doc, boolean options) {
        return method(form, doc, String.class, "prompt", options)
                .addStatement(
                        "return $L(model, $T.of(prompt)$L)",
                        form.name(),
                        RuntimeNames.MODEL_REQUEST,
                        options ? ", options" : "")
                .build();
    }

    // public static Outcome<Invoice> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
    //     return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    // }
    private static MethodSpec request(Form form, String doc, boolean options) {
        return method(form, doc, RuntimeNames.MODEL_REQUEST, "request", options)
                .addStatement(
                        "return $T.$L(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema())$L)",
                        RuntimeNames.ACCEPT_OUTPUT,
                        form.name(),
                        options ? ", options" : "")
                .build();
    }

    private static MethodSpec.Builder method(Form form, String doc, Object what, String name, boolean options) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(form.name())
                .addJavadoc(doc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(form.returns())
                .addParameter(form.model(), "model");
        if (what instanceof TypeName type) {
            method.addParameter(type, name);
        } else {
            method.addParameter((Class<?>) what, name);
        }
        return options ? method.addParameter(RuntimeNames.ACCEPT_OPTIONS, "options") : method;
    }
}
