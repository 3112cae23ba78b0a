package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Generic classes with concrete arguments, each of which is a type of its own in a contract. */
final class Specialisation {
    /** Arguments in arguments: a class that uses itself with ever longer ones would never end. */
    private static final int DEEPEST = 8;

    private final SlotReader slots;
    private final Findings findings;

    Specialisation(SlotReader slots, Findings findings) {
        this.slots = slots;
        this.findings = findings;
    }

    /** {@code type} with its arguments; empty, and a problem, where they are missing or never end. */
    Optional<ClassRef> of(DeclaredType type, Site site) {
        TypeElement element = (TypeElement) type.asElement();
        ClassRef raw = TypeNames.ref(element);
        if (element.getTypeParameters().size() != type.getTypeArguments().size()) {
            findings.problem(ProblemCode.GENERIC_TYPE, site, TypeNames.display(type), parameters(element));
            return Optional.empty();
        }
        List<TypeArgument> arguments = new ArrayList<>();
        for (TypeMirror argument : type.getTypeArguments()) {
            arguments.add(new TypeArgument(
                    slots.bindings().display(argument),
                    slots.readArgument(argument, site),
                    slots.bindings().isComparable(argument)));
        }
        if (arguments.stream().anyMatch(argument -> depth(argument.display()) > DEEPEST)) {
            findings.problem(ProblemCode.ENDLESS_TYPE, site, TypeNames.display(type));
            return Optional.empty();
        }
        return Optional.of(raw.with(arguments));
    }

    private static int depth(String display) {
        int depth = 0;
        int deepest = 0;
        for (int i = 0; i < display.length(); i++) {
            char c = display.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    static String parameters(TypeElement type) {
        return String.join(
                ", ",
                type.getTypeParameters().stream()
                        .map(Element::getSimpleName)
                        .map(Object::toString)
                        .toList());
    }
}
