package dev.llmoutput.processor.read;

import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** What to use instead of a type that has no shape. */
final class TypeProposals {
    private static final String LIST = "List of one concrete type";
    private static final String ENTRIES = "List of a record with a component for the key and one for the value";
    private static final String TEXT = "String, with its form in @LlmField(description = \"...\")";

    /** Packages and classes whose values have a usual form as text. */
    private static final List<String> TEXTS =
            List.of("java.time.", "java.net.", "java.nio.", "java.util.UUID", "java.util.Locale", "java.util.Currency");

    private static final Map<String, String> BY_NAME = Map.ofEntries(
            Map.entry("java.util.List", LIST),
            Map.entry("java.util.ArrayList", LIST),
            Map.entry("java.util.LinkedList", LIST),
            Map.entry("java.util.Collection", LIST),
            Map.entry("java.lang.Iterable", LIST),
            Map.entry("java.util.Set", LIST),
            Map.entry("java.util.SortedSet", LIST),
            Map.entry("java.util.Map", ENTRIES),
            Map.entry("java.util.HashMap", ENTRIES),
            Map.entry("java.util.LinkedHashMap", ENTRIES),
            Map.entry("java.util.SortedMap", ENTRIES),
            Map.entry("java.util.OptionalInt", "Optional<Integer>"),
            Map.entry("java.util.OptionalLong", "Optional<Long>"),
            Map.entry("java.util.OptionalDouble", "Optional<Double>"),
            Map.entry("java.lang.Number", "BigDecimal"),
            Map.entry("java.lang.Character", "String with @Size(min = 1, max = 1)"),
            Map.entry("java.lang.Object", "a record, or String for free text"));

    private TypeProposals() {}

    static String instead(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return "List<" + boxed(array.getComponentType()) + ">";
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror bound = wildcard.getExtendsBound();
            return bound == null ? "a concrete type" : TypeNames.display(bound);
        }
        if (type.getKind() == TypeKind.CHAR) {
            return "String with @Size(min = 1, max = 1)";
        }
        String known = BY_NAME.get(TypeNames.of(type));
        return known != null ? known : type instanceof DeclaredType declared ? forClass(declared) : "a concrete type";
    }

    private static String forClass(DeclaredType type) {
        if (TEXTS.stream().anyMatch(TypeNames.of(type)::startsWith)) {
            return TEXT;
        }
        return type.asElement().getKind() == ElementKind.CLASS
                ? "a record with what the model must answer"
                : "a record or an enum";
    }

    private static String boxed(TypeMirror type) {
        return switch (type.getKind()) {
            case INT -> "Integer";
            case CHAR -> "String";
            case BOOLEAN, BYTE, SHORT, LONG, FLOAT, DOUBLE -> {
                String name = TypeNames.display(type);
                yield Character.toUpperCase(name.charAt(0)) + name.substring(1);
            }
            default -> TypeNames.display(type);
        };
    }
}
