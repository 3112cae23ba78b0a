package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import java.util.Optional;

/**
 * One call that checks a value against a constraint.
 *
 * @param method of the runtime's {@code Checks}
 * @param arguments the value, then what it is checked against
 * @param constant the constant that the arguments name
 */
record CheckCall(String method, CodeBlock arguments, Optional<FieldSpec> constant) {
    static CheckCall of(String method, CodeBlock arguments) {
        return new CheckCall(method, arguments, Optional.empty());
    }

    static CheckCall of(String method, CodeBlock value, FieldSpec constant) {
        return new CheckCall(method, CodeBlock.of("$L, $N", value, constant), Optional.of(constant));
    }

    // in.maximum(score, 100);
    CodeBlock on(String checks) {
        return CodeBlock.of("$L.$L($L);\n", checks, method, arguments);
    }
}
