package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** What the subclasses of one sealed interface are, given the arguments of the interface itself. */
final class PermittedArguments {
    private final TypeElement union;
    private final ClassRef ref;
    private final SlotReader slots;
    private final Findings findings;

    PermittedArguments(TypeElement union, ClassRef ref, SlotReader slots, Findings findings) {
        this.union = union;
        this.ref = ref;
        this.slots = slots;
        this.findings = findings;
    }

    /** {@code subclass} with its arguments; empty where it is none of these, or, and a problem, where it stays generic. */
    Optional<ClassRef> of(TypeElement subclass) {
        ClassRef raw = TypeNames.ref(subclass);
        if (ref.arguments().isEmpty() && subclass.getTypeParameters().isEmpty()) {
            return Optional.of(raw);
        }
        Map<String, TypeArgument> bound = new HashMap<>();
        List<? extends TypeMirror> written = written(subclass);
        for (int i = 0; i < written.size() && i < ref.arguments().size(); i++) {
            TypeArgument argument = ref.arguments().get(i);
            if (written.get(i) instanceof TypeVariable variable) {
                bound.put(variable.asElement().getSimpleName().toString(), argument);
            } else if (!shape(written.get(i), raw).equals(argument.slot().shape())) {
                return Optional.empty();
            }
        }
        return arguments(subclass, bound).map(raw::with);
    }

    private TypeShape shape(TypeMirror argument, ClassRef subclass) {
        return slots.readArgument(argument, Site.of(subclass)).shape();
    }

    private List<? extends TypeMirror> written(TypeElement subclass) {
        return subclass.getInterfaces().stream()
                .filter(DeclaredType.class::isInstance)
                .map(DeclaredType.class::cast)
                .filter(type -> type.asElement().equals(union))
                .findFirst()
                .<List<? extends TypeMirror>>map(DeclaredType::getTypeArguments)
                .orElse(List.of());
    }

    private Optional<List<TypeArgument>> arguments(TypeElement subclass, Map<String, TypeArgument> bound) {
        List<String> names = subclass.getTypeParameters().stream()
                .map(TypeParameterElement::getSimpleName)
                .map(Object::toString)
                .toList();
        if (!bound.keySet().containsAll(names)) {
            findings.problem(
                    ProblemCode.OPEN_ARM,
                    Site.of(TypeNames.ref(subclass)),
                    Specialisation.parameters(subclass),
                    String.join(".", TypeNames.ref(union).simpleNames()));
            return Optional.empty();
        }
        return Optional.of(names.stream()
                .flatMap(name -> Optional.ofNullable(bound.get(name)).stream())
                .toList());
    }
}
