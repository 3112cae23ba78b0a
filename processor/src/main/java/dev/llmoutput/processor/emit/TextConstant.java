package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import javax.lang.model.element.Modifier;

/** A public constant for a text of the contract, which a method makes: the compiler would copy a literal into callers. */
final class TextConstant {
    private TextConstant() {}

    // public static final String JSON_SCHEMA = ContractText.of("..");
    static FieldSpec of(String name, String doc, String text) {
        return FieldSpec.builder(String.class, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(doc)
                .initializer("$T.of($L)", RuntimeNames.CONTRACT_TEXT, CodeBlock.join(JavaLiteral.chunks(text), ", "))
                .build();
    }
}
