package dev.llmoutput.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.text.ListHintText;
import javax.lang.model.element.Modifier;

/** A whole reply with several values of the annotated type. */
final class ListEmitter implements Emitter {
    private final ContractModel model;
    private final ContractNames names;

    ListEmitter(ContractModel model, ContractNames names) {
        this.model = model;
        this.names = names;
    }

    @Override
    public Members companion() {
        return Members.of(list(), listWithOptions());
    }

    // public static ListOutput<Invoice> list() {
    //     return list(TYPE.options);
    // }
    private MethodSpec list() {
        return method("A list of such values as a whole reply: an array, or {@code {\"items\": [..]}}.")
                .addStatement("return list(TYPE.options)")
                .build();
    }

    // public static ListOutput<Invoice> list(ReadOptions options) {
    //     return ListOutput.of(type(options), ListShape.of(InvoiceShape.SHAPE, UnknownKeys.STRIP), options,
    //             JSON_SCHEMA, NATIVE_SCHEMA, "Answer only with ..:" + REQUEST_HINT.substring(32));
    // }
    private MethodSpec listWithOptions() {
        return method("The same, read in another way.")
                .addParameter(RuntimeNames.READ_OPTIONS, "options")
                .addStatement(
                        "return $T.of(type(options), $T.of($L, $T.$L), options,$WJSON_SCHEMA, NATIVE_SCHEMA,$W$L +"
                                + " REQUEST_HINT.substring($L))",
                        RuntimeNames.LIST_OUTPUT,
                        RuntimeNames.LIST_SHAPE,
                        names.root(),
                        UnknownKeys.class,
                        model.unknownKeys(),
                        JavaLiteral.of(ListHintText.head(model)),
                        ListHintText.headOfOne(model).length())
                .build();
    }

    private MethodSpec.Builder method(String doc) {
        return MethodSpec.methodBuilder("list")
                .addJavadoc("$L", doc)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(RuntimeNames.LIST_OUTPUT, JavaTypes.of(model.type())));
    }
}
