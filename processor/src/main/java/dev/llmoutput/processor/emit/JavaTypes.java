package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The Java types of what stands in a slot. */
final class JavaTypes {
    private JavaTypes() {}

    /** A class of the user. */
    static ClassName of(ClassRef type) {
        List<String> names = type.simpleNames();
        return ClassName.get(
                type.packageName(), names.get(0), names.subList(1, names.size()).toArray(new String[0]));
    }

    /** What stands in the slot when something does; primitive where it can be. */
    static TypeName present(TypeShape shape) {
        return shape.match(PRESENT);
    }

    /** What a variable needs that may also hold nothing: a reference where the slot may be empty. */
    static TypeName local(Slot slot) {
        return slot.required() ? present(slot.shape()) : present(slot.shape()).box();
    }

    /** An item of a list. */
    static TypeName element(Slot slot) {
        TypeName present = present(slot.shape()).box();
        return slot.absence() == Slot.Absence.OPTIONAL
                ? ParameterizedTypeName.get(ClassName.get(Optional.class), present)
                : present;
    }

    /** Whether the accessor of a required component of this shape answers a primitive. */
    static boolean isUnboxed(TypeShape shape) {
        return present(shape).isPrimitive()
                && !(shape instanceof TypeShape.Bool bool && bool.boxed())
                && !(shape instanceof TypeShape.Numeric number && number.boxed());
    }

    private static TypeName number(NumberType type) {
        return switch (type) {
            case BYTE -> TypeName.BYTE;
            case SHORT -> TypeName.SHORT;
            case INT -> TypeName.INT;
            case LONG -> TypeName.LONG;
            case FLOAT -> TypeName.FLOAT;
            case DOUBLE -> TypeName.DOUBLE;
            case BIG_INTEGER -> ClassName.get(BigInteger.class);
            case BIG_DECIMAL -> ClassName.get(BigDecimal.class);
        };
    }

    private static final TypeShape.Cases<TypeName> PRESENT = new TypeShape.Cases<>() {
        @Override
        public TypeName text(TypeShape.Text shape) {
            return ClassName.get(String.class);
        }

        @Override
        public TypeName bool(TypeShape.Bool shape) {
            return TypeName.BOOLEAN;
        }

        @Override
        public TypeName numeric(TypeShape.Numeric shape) {
            return number(shape.type());
        }

        @Override
        public TypeName enumeration(TypeShape.Enumeration shape) {
            return of(shape.type());
        }

        @Override
        public TypeName array(TypeShape.Array shape) {
            return ParameterizedTypeName.get(ClassName.get(List.class), element(shape.element()));
        }

        @Override
        public TypeName nested(TypeShape.Nested shape) {
            return of(shape.type());
        }

        @Override
        public TypeName union(TypeShape.Union shape) {
            return of(shape.type());
        }

        @Override
        public TypeName coded(TypeShape.Coded shape) {
            return of(shape.type());
        }
    };
}
