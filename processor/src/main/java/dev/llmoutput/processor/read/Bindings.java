package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.TypeArgument;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** What the type variables of one generic class stand for. */
final class Bindings {
    private static final String COMPARABLE = "java.lang.Comparable";

    static final Bindings NONE = new Bindings(Map.of());

    private final Map<String, TypeArgument> byName;

    private Bindings(Map<String, TypeArgument> byName) {
        this.byName = byName;
    }

    static Bindings of(TypeElement type, ClassRef ref) {
        Map<String, TypeArgument> byName = new HashMap<>();
        for (int i = 0; i < ref.arguments().size(); i++) {
            byName.put(
                    type.getTypeParameters().get(i).getSimpleName().toString(),
                    ref.arguments().get(i));
        }
        return new Bindings(byName);
    }

    private Optional<TypeArgument> find(String variable) {
        return Optional.ofNullable(byName.get(variable));
    }

    Optional<TypeArgument> find(TypeMirror type) {
        return type instanceof TypeVariable variable
                ? find(variable.asElement().getSimpleName().toString())
                : Optional.empty();
    }

    /** Whether Java has an order for the values of a type: it, what it stands for, or a type above it is comparable. */
    boolean isComparable(TypeMirror type) {
        Optional<TypeArgument> bound = find(type);
        if (bound.isPresent()) {
            return bound.get().comparable();
        }
        return type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && (element.getQualifiedName().contentEquals(COMPARABLE)
                        || isComparable(element.getSuperclass())
                        || element.getInterfaces().stream().anyMatch(this::isComparable));
    }

    /** A type as an author would write it here, without variables: {@code List<String>} for {@code List<T>}. */
    String display(TypeMirror type) {
        Optional<TypeArgument> bound = find(type);
        if (bound.isPresent()) {
            return bound.get().display();
        }
        if (type instanceof ArrayType array) {
            return display(array.getComponentType()) + "[]";
        }
        if (type instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            String arguments =
                    declared.getTypeArguments().stream().map(this::display).collect(Collectors.joining(", "));
            return String.join(
                            ".",
                            TypeNames.ref((TypeElement) declared.asElement()).simpleNames()) + "<" + arguments + ">";
        }
        return TypeNames.display(type);
    }
}
