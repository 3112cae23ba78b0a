package dev.llmoutput.processor.read;

import java.util.List;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds attribute values that stand for an unknown constant. The compiler gives such a value as the string {@code
 * <error>}, whatever the attribute's type is.
 */
final class Unresolved {
    private static final String ERROR = "<error>";

    private Unresolved() {}

    static boolean value(TypeMirror expected, AnnotationValue value) {
        if (value.getValue() instanceof List<?> items && expected instanceof ArrayType array) {
            return items.stream().anyMatch(item -> value(array.getComponentType(), (AnnotationValue) item));
        }
        boolean expectsText = expected.getKind() == TypeKind.DECLARED && isString(expected);
        return value.getValue() instanceof String text && (!expectsText || text.equals(ERROR));
    }

    private static boolean isString(TypeMirror type) {
        return TypeNames.of(type).equals("java.lang.String");
    }
}
