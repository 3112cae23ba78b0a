package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;

/** How items of a set are compared where Java takes for different what JSON takes for equal: 1.0 and 1.00. */
final class Identity {
    private Identity() {}

    /** Whether a set in Java may hold two such items that are equal in JSON. */
    static boolean differs(Slot item) {
        TypeShape shape = item.shape();
        if (shape instanceof TypeShape.Numeric number) {
            return number.type() == NumberType.BIG_DECIMAL
                    || number.type() == NumberType.DOUBLE
                    || number.type() == NumberType.FLOAT;
        }
        return isWritten(shape) || !shape.inner().isEmpty();
    }

    private static boolean isWritten(TypeShape shape) {
        return shape instanceof TypeShape.Nested
                || shape instanceof TypeShape.Union
                || shape instanceof TypeShape.Wrapped
                || shape instanceof TypeShape.Anything;
    }

    /** The arguments of {@code set}, {@code sortedSet} and {@code distinct}: the items and, for objects, who writes them. */
    static CodeBlock arguments(Slot item, CodeBlock items, ContractNames names) {
        return isWritten(item.shape()) && !item.absence().isOptional()
                ? ItemShape.of(item.shape(), names)
                        .map(shape -> CodeBlock.of("$L, $L", items, shape))
                        .orElse(items)
                : items;
    }
}
