package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;

/** Finds our annotations where they mean nothing, in every class of a compilation, annotated or not. */
public final class Misplaced {
    private Misplaced() {}

    /** Reports an {@code @LlmField} that stands on neither a record component nor an enum constant. */
    public static void field(Element element, Problems problems) {
        boolean inRecord = TypeNames.owner(element).getKind() == ElementKind.RECORD;
        boolean placed = element.getKind() == ElementKind.RECORD_COMPONENT
                || element.getKind() == ElementKind.ENUM_CONSTANT
                || (inRecord && !element.getModifiers().contains(Modifier.STATIC));
        if (!placed) {
            String what = inRecord ? "a static field" : "a field that is no record component";
            problems.add(ProblemCode.MISPLACED_FIELD, site(element, OurAnnotations.FIELD), what);
        }
    }

    /** Reports an {@code @LlmCheck} that stands on a method which generated code could not call as a rule. */
    public static void check(Element element, Problems problems) {
        if (!isRule((ExecutableElement) element)) {
            problems.add(ProblemCode.BAD_CHECK_METHOD, site(element, OurAnnotations.CHECK), fault((ExecutableElement)
                    element));
        }
    }

    static boolean isRule(ExecutableElement method) {
        return fault(method).isEmpty();
    }

    private static String fault(ExecutableElement method) {
        Set<Modifier> modifiers = method.getModifiers();
        if (TypeNames.owner(method).getKind() != ElementKind.RECORD) {
            return "a method outside a record";
        }
        if (modifiers.contains(Modifier.PRIVATE)) {
            return "a private method";
        }
        if (modifiers.contains(Modifier.STATIC)) {
            return "a static method";
        }
        if (method.getReturnType().getKind() != TypeKind.BOOLEAN) {
            return "a method that does not return boolean";
        }
        boolean plain = method.getParameters().isEmpty()
                && method.getTypeParameters().isEmpty()
                && method.getThrownTypes().isEmpty();
        return plain ? "" : "a method with arguments, type parameters or a throws clause";
    }

    /** An annotation of a member. */
    public static Site site(Element member, String annotation) {
        Site type = Site.of(TypeNames.ref(TypeNames.owner(member)));
        return type.member(member.getSimpleName().toString()).annotation(annotation);
    }
}
