package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Names the types that codecs make, which need no place in JSON themselves: {@code Map<String, Foo>} of any classes. */
final class CodedTypes {
    private CodedTypes() {}

    /**
     * The class with its arguments.
     *
     * @param variables what the type variables stand for, as far as that is known
     * @return empty for what is no class, and where a variable or wildcard is left
     */
    static Optional<ClassRef> of(TypeMirror type, Map<Element, ClassRef> variables) {
        if (type instanceof TypeVariable variable) {
            return Optional.ofNullable(variables.get(variable.asElement()));
        }
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return Optional.empty();
        }
        List<TypeArgument> arguments = new ArrayList<>();
        for (TypeMirror argument : declared.getTypeArguments()) {
            Optional<ClassRef> known = of(argument, variables);
            if (known.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(argument(known.get()));
        }
        return arguments.size() == element.getTypeParameters().size()
                ? Optional.of(TypeNames.ref(element).with(arguments))
                : Optional.empty();
    }

    /** Only the codec knows what is in it. */
    private static TypeArgument argument(ClassRef type) {
        TypeShape shape = new TypeShape.Coded(TypeShape.Coded.Kind.STRING, type.raw(), type);
        return new TypeArgument(type.displayName(), new Slot(shape, Slot.Absence.REQUIRED, List.of()), false);
    }
}
