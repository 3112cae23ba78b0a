package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Names of types, made from their structure: what {@code toString} answers holds annotations and differs by JDK. */
final class TypeNames {
    private TypeNames() {}

    /** The canonical name of a class, or the empty string for any other type. */
    static String of(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? element.getQualifiedName().toString()
                : "";
    }

    static ClassRef ref(TypeElement type) {
        Deque<String> names = new ArrayDeque<>();
        Element element = type;
        while (!(element instanceof PackageElement)) {
            names.addFirst(element.getSimpleName().toString());
            element = Objects.requireNonNull(element.getEnclosingElement());
        }
        return new ClassRef(((PackageElement) element).getQualifiedName().toString(), List.copyOf(names));
    }

    /** The class that {@code member} is a member of. */
    static TypeElement owner(Element member) {
        return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
    }

    /** A type as an author writes it: {@code List<Order.Line>}. */
    static String display(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return display(array.getComponentType()) + "[]";
        }
        if (type instanceof WildcardType wildcard) {
            return display(wildcard);
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            return String.join(".", ref(element).simpleNames()) + arguments(declared);
        }
        return type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(Locale.ROOT) : type.toString();
    }

    /** A type with an annotation that is about it as a whole: in front of it, or of the brackets of an array. */
    static String annotated(TypeMirror type, String annotation) {
        if (!(type instanceof ArrayType)) {
            return annotation + " " + display(type);
        }
        String text = display(type);
        int brackets = text.length();
        for (TypeMirror item = type; item instanceof ArrayType array; item = array.getComponentType()) {
            brackets -= "[]".length();
        }
        return text.substring(0, brackets) + " " + annotation + " " + text.substring(brackets);
    }

    private static String display(WildcardType wildcard) {
        TypeMirror upper = wildcard.getExtendsBound();
        TypeMirror lower = wildcard.getSuperBound();
        return upper != null ? "? extends " + display(upper) : lower != null ? "? super " + display(lower) : "?";
    }

    private static String arguments(DeclaredType type) {
        return type.getTypeArguments().isEmpty()
                ? ""
                : type.getTypeArguments().stream().map(TypeNames::display).collect(Collectors.joining(", ", "<", ">"));
    }
}
