package dev.llmoutput.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.processor.model.ContractModel;
import javax.lang.model.element.Modifier;

/** The ways to have a reply accepted. */
final class AcceptEmitter implements Emitter {
    private final ContractModel model;

    AcceptEmitter(ContractModel model) {
        this.model = model;
    }

    @Override
    public Members companion() {
        return Members.of(accept(), acceptOrReask());
    }

    // public static Outcome<Invoice> accept(String raw) {
    //     return AcceptOutput.accept(TYPE, raw);
    // }
    private MethodSpec accept() {
        return method("Reads a reply; nobody is asked again.")
                .addStatement("return $T.accept(TYPE, raw)", RuntimeNames.ACCEPT_OUTPUT)
                .build();
    }

    // public static Outcome<Invoice> accept(String raw, Reask reask) {
    //     return AcceptOutput.accept(TYPE, raw, reask);
    // }
    private MethodSpec acceptOrReask() {
        return method("Reads a reply and asks again while it fails and retries remain.")
                .addParameter(RuntimeNames.REASK, "reask")
                .addStatement("return $T.accept(TYPE, raw, reask)", RuntimeNames.ACCEPT_OUTPUT)
                .build();
    }

    private MethodSpec.Builder method(String doc) {
        return MethodSpec.methodBuilder("accept")
                .addJavadoc(doc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(RuntimeNames.OUTCOME, JavaTypes.of(model.type())))
                .addParameter(String.class, "raw");
    }
}
