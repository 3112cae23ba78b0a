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
                || shape instanceof TypeShape.Coded
                || shape instanceof TypeShape.Anything;
    }

    /** The arguments of {@code set}, {@code sortedSet} and {@code distinct}: the items and who writes what is in them. */
    static CodeBlock arguments(Slot item, CodeBlock items, ContractNames names) {
        TypeShape leaf = leaf(item.shape());
        if (!isWritten(leaf)) {
            return items;
        }
        int depth = depth(item.shape());
        return CodeBlock.of("$L, $L$L", items, shape(leaf, names), depth == 0 ? "" : ", " + depth);
    }

    private static int depth(TypeShape shape) {
        if (shape instanceof TypeShape.Array array) {
            return 1 + depth(array.element().shape());
        }
        return shape instanceof TypeShape.MapOf map ? 1 + depth(map.value().shape()) : 0;
    }

    /** What is in lists in lists, as the values of maps and so on: there is one such type, since each container has one. */
    private static TypeShape leaf(TypeShape shape) {
        if (shape instanceof TypeShape.Array array) {
            return leaf(array.element().shape());
        }
        return shape instanceof TypeShape.MapOf map ? leaf(map.value().shape()) : shape;
    }

    // LineShape.SHAPE
    // CodedShape.of(COLOR_CODEC)
    private static CodeBlock shape(TypeShape leaf, ContractNames names) {
        return leaf instanceof TypeShape.Coded coded
                ? CodeBlock.of("$T.of($L)", RuntimeNames.CODED_SHAPE, names.codec(coded.codec()))
                : ItemShape.of(leaf, names).orElseThrow();
    }
}
