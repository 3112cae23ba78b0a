package dev.llmoutput.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** The Java types of what stands in a slot. */
final class JavaTypes {
    private JavaTypes() {}

    /** A class of the user, with its arguments. */
    static TypeName of(ClassRef type) {
        TypeName[] arguments = type.arguments().stream()
                .map(argument -> element(argument.slot()))
                .toArray(TypeName[]::new);
        return arguments.length == 0 ? raw(type) : ParameterizedTypeName.get(raw(type), arguments);
    }

    /** A class of the user, as a class literal or an expression names it. */
    static ClassName raw(ClassRef type) {
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

    /** An item of a list, or a key or value of a map. */
    static TypeName element(Slot slot) {
        TypeName present = present(slot.shape()).box();
        return switch (slot.absence()) {
            case REQUIRED, NULLABLE -> present;
            case OPTIONAL -> ParameterizedTypeName.get(ClassName.get(Optional.class), present);
            case OPTIONAL_NUMBER -> ClassName.get("java.util", "Optional" + name(present.unbox()));
        };
    }

    /** A list of such items. */
    static TypeName list(Slot item) {
        return ParameterizedTypeName.get(ClassName.get(List.class), element(item));
    }

    /** A component of a Java array. */
    static TypeName component(Slot slot) {
        return slot.required() && isUnboxed(slot.shape()) ? present(slot.shape()) : element(slot);
    }

    /** What a loop over the items of {@code array} gives. */
    static TypeName item(TypeShape.Array array) {
        return array.type() == ArrayType.ARRAY ? component(array.element()) : element(array.element());
    }

    static boolean isJavaArray(TypeShape shape) {
        return shape instanceof TypeShape.Array array && array.type() == ArrayType.ARRAY;
    }

    // Optional.ofNullable(note)
    // Optionals.ofNullable(count)
    static CodeBlock wrapped(Slot slot, CodeBlock read) {
        return switch (slot.absence()) {
            case REQUIRED, NULLABLE -> read;
            case OPTIONAL -> CodeBlock.of("$T.ofNullable($L)", Optional.class, read);
            case OPTIONAL_NUMBER -> CodeBlock.of("$T.ofNullable($L)", RuntimeNames.OPTIONALS, read);
        };
    }

    // value.note().get()
    // value.count().getAsInt()
    static CodeBlock unwrapped(Slot slot, CodeBlock got) {
        return switch (slot.absence()) {
            case REQUIRED, NULLABLE -> got;
            case OPTIONAL -> CodeBlock.of("$L.get()", got);
            case OPTIONAL_NUMBER -> CodeBlock.of("$L.getAs$L()", got, name(present(slot.shape())));
        };
    }

    private static String name(TypeName primitive) {
        return Identifiers.capitalized(primitive.toString());
    }

    /** Whether the accessor of a required component of this shape answers a primitive. */
    static boolean isUnboxed(TypeShape shape) {
        return present(shape).isPrimitive()
                && !(shape instanceof TypeShape.Bool bool && bool.boxed())
                && !(shape instanceof TypeShape.Char character && character.boxed())
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
        public TypeName character(TypeShape.Char shape) {
            return TypeName.CHAR;
        }

        @Override
        public TypeName formatted(TypeShape.Formatted shape) {
            return shape.format().type().<TypeName>map(JavaTypes::of).orElse(ArrayTypeName.of(TypeName.BYTE));
        }

        @Override
        public TypeName anything(TypeShape.Anything shape) {
            return shape.jsonNode()
                    ? ClassName.get("com.fasterxml.jackson.databind", "JsonNode")
                    : ClassName.get(Object.class);
        }

        @Override
        public TypeName mapOf(TypeShape.MapOf shape) {
            return ParameterizedTypeName.get(ClassName.get(Map.class), element(shape.key()), element(shape.value()));
        }

        @Override
        public TypeName array(TypeShape.Array shape) {
            return switch (shape.type()) {
                case LIST -> list(shape.element());
                case COLLECTION -> generic(Collection.class, shape);
                case ITERABLE -> generic(Iterable.class, shape);
                case SET -> generic(Set.class, shape);
                case SORTED_SET -> generic(SortedSet.class, shape);
                case ARRAY -> ArrayTypeName.of(component(shape.element()));
            };
        }

        private static TypeName generic(Class<?> container, TypeShape.Array shape) {
            return ParameterizedTypeName.get(ClassName.get(container), element(shape.element()));
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
        public TypeName wrapped(TypeShape.Wrapped shape) {
            return of(shape.type());
        }

        @Override
        public TypeName coded(TypeShape.Coded shape) {
            return of(shape.type());
        }
    };
}
