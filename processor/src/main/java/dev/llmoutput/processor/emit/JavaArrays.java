package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Collections;

/** Java arrays in generated code. */
final class JavaArrays {
    private JavaArrays() {}

    // new String[0]
    // new int[0][]
    static CodeBlock empty(TypeName component) {
        TypeName leaf = component;
        StringBuilder dimensions = new StringBuilder("[0]");
        while (leaf instanceof ArrayTypeName array) {
            leaf = array.componentType();
            dimensions.append("[]");
        }
        return CodeBlock.of("new $T$L", reifiable(leaf), dimensions);
    }

    /** Whether {@link #of} casts to a type that the JVM cannot check. */
    static boolean isUnchecked(TypeName component) {
        return component instanceof ArrayTypeName array
                ? isUnchecked(array.componentType())
                : component instanceof ParameterizedTypeName;
    }

    private static TypeName reifiable(TypeName type) {
        if (!(type instanceof ParameterizedTypeName generic)) {
            return type;
        }
        TypeName any = WildcardTypeName.subtypeOf(Object.class);
        return ParameterizedTypeName.get(
                generic.rawType(),
                Collections.nCopies(generic.typeArguments().size(), any).toArray(new TypeName[0]));
    }

    // Primitives.ints(items)
    // items.toArray(new String[0])
    // (List<String>[]) items.toArray(new List<?>[0])
    static CodeBlock of(TypeName component, String items) {
        if (component.isPrimitive()) {
            return CodeBlock.of("$T.$Ls($L)", RuntimeNames.PRIMITIVES, component, items);
        }
        CodeBlock array = CodeBlock.of("$L.toArray($L)", items, empty(component));
        return isUnchecked(component) ? CodeBlock.of("($T) $L", ArrayTypeName.of(component), array) : array;
    }
}
