package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Map;

/** A loop over the entries of a map in generated code. */
record MapLoop(TypeShape.MapOf map, Place place, ContractNames names) {
    /** The loop's variable. */
    String entry() {
        return place.variable("entry");
    }

    // for (Map.Entry<String, Integer> entry : value.scores().entrySet()) {
    CodeBlock begin(CodeBlock value) {
        TypeName type = ParameterizedTypeName.get(
                ClassName.get(Map.Entry.class), JavaTypes.element(map.key()), JavaTypes.element(map.value()));
        return CodeBlock.builder()
                .beginControlFlow("for ($T $L : $L.entrySet())", type, entry(), value)
                .build();
    }

    // entry.getKey()
    // COLOR.nameOf(entry.getKey())
    CodeBlock key() {
        CodeBlock key = CodeBlock.of("$L.getKey()", entry());
        return map.key().shape() instanceof TypeShape.Enumeration keys
                ? CodeBlock.of("$L.nameOf($L)", names.table(keys.type()), key)
                : key;
    }

    // entry.getValue()
    CodeBlock value() {
        return CodeBlock.of("$L.getValue()", entry());
    }
}
