package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** The types of the JDK, and of Jackson, that have a shape, by their names. */
final class TypeTable {
    private static final Map<TypeKind, TypeShape> PRIMITIVES = Map.of(
            TypeKind.BOOLEAN, new TypeShape.Bool(false),
            TypeKind.CHAR, new TypeShape.Char(false),
            TypeKind.BYTE, new TypeShape.Numeric(NumberType.BYTE, false),
            TypeKind.SHORT, new TypeShape.Numeric(NumberType.SHORT, false),
            TypeKind.INT, new TypeShape.Numeric(NumberType.INT, false),
            TypeKind.LONG, new TypeShape.Numeric(NumberType.LONG, false),
            TypeKind.FLOAT, new TypeShape.Numeric(NumberType.FLOAT, false),
            TypeKind.DOUBLE, new TypeShape.Numeric(NumberType.DOUBLE, false));

    private static final Map<String, TypeShape> CLASSES = classes();

    private static final Map<String, ArrayType> ARRAYS = Map.of(
            "java.util.List", ArrayType.LIST,
            "java.util.Collection", ArrayType.COLLECTION,
            "java.lang.Iterable", ArrayType.ITERABLE,
            "java.util.Set", ArrayType.SET,
            "java.util.SortedSet", ArrayType.SORTED_SET);

    private static final Map<String, TypeShape> OPTIONALS = Map.of(
            "java.util.OptionalInt", new TypeShape.Numeric(NumberType.INT, false),
            "java.util.OptionalLong", new TypeShape.Numeric(NumberType.LONG, false),
            "java.util.OptionalDouble", new TypeShape.Numeric(NumberType.DOUBLE, false));

    private TypeTable() {}

    private static Map<String, TypeShape> classes() {
        Map<String, TypeShape> classes = new HashMap<>();
        classes.put("java.lang.String", new TypeShape.Text());
        classes.put("java.lang.Boolean", new TypeShape.Bool(true));
        classes.put("java.lang.Character", new TypeShape.Char(true));
        classes.put("java.lang.Byte", new TypeShape.Numeric(NumberType.BYTE, true));
        classes.put("java.lang.Short", new TypeShape.Numeric(NumberType.SHORT, true));
        classes.put("java.lang.Integer", new TypeShape.Numeric(NumberType.INT, true));
        classes.put("java.lang.Long", new TypeShape.Numeric(NumberType.LONG, true));
        classes.put("java.lang.Float", new TypeShape.Numeric(NumberType.FLOAT, true));
        classes.put("java.lang.Double", new TypeShape.Numeric(NumberType.DOUBLE, true));
        classes.put("java.math.BigInteger", new TypeShape.Numeric(NumberType.BIG_INTEGER, true));
        classes.put("java.math.BigDecimal", new TypeShape.Numeric(NumberType.BIG_DECIMAL, true));
        classes.put("java.lang.Object", new TypeShape.Anything(false));
        classes.put("com.fasterxml.jackson.databind.JsonNode", new TypeShape.Anything(true));
        for (TextFormat format : TextFormat.values()) {
            format.type().ifPresent(type -> classes.put(type.canonicalName(), new TypeShape.Formatted(format)));
        }
        return Map.copyOf(classes);
    }

    static Optional<TypeShape> primitive(TypeKind kind) {
        return Optional.ofNullable(PRIMITIVES.get(kind));
    }

    /** A class without type arguments. */
    static Optional<TypeShape> ofClass(String name) {
        return Optional.ofNullable(CLASSES.get(name));
    }

    /** A container of items. */
    static Optional<ArrayType> array(String name) {
        return Optional.ofNullable(ARRAYS.get(name));
    }

    /** What is in an optional that says it by its own name. */
    static Optional<TypeShape> optional(String name) {
        return Optional.ofNullable(OPTIONALS.get(name));
    }
}
