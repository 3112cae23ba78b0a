package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Whether the companion, a top-level class in the package of the annotated type, can name a type. */
final class Accessibility {
    private final ClassRef companion;
    private final Findings findings;

    Accessibility(ClassRef companion, Findings findings) {
        this.companion = companion;
        this.findings = findings;
    }

    /** Reports the first class, from {@code type} outwards, that stands in the way; answers whether there is none. */
    boolean check(TypeElement type, Site site) {
        boolean samePackage = samePackage(TypeNames.ref(type));
        for (Element each = type; each instanceof TypeElement part; each = each.getEnclosingElement()) {
            Set<Modifier> modifiers = part.getModifiers();
            if (modifiers.contains(Modifier.PRIVATE)) {
                report(part, site, "remove private");
                return false;
            }
            if (!samePackage && !modifiers.contains(Modifier.PUBLIC)) {
                report(part, site, "make it public, or move it to the same package");
                return false;
            }
        }
        return true;
    }

    /** Whether a method of {@code type}, which is itself in reach, can be called. */
    boolean canCall(Element method, TypeElement type) {
        return samePackage(TypeNames.ref(type)) || method.getModifiers().contains(Modifier.PUBLIC);
    }

    ClassRef companion() {
        return companion;
    }

    private boolean samePackage(ClassRef type) {
        return type.packageName().equals(companion.packageName());
    }

    private void report(TypeElement part, Site site, String instead) {
        String name = String.join(".", TypeNames.ref(part).simpleNames());
        findings.problem(ProblemCode.INACCESSIBLE_TYPE, site, name, companion.simpleName(), instead);
    }

    /** Whether every other package can name {@code type}. */
    static boolean isPublic(TypeElement type) {
        Element outer = type.getEnclosingElement();
        return type.getModifiers().contains(Modifier.PUBLIC)
                && !(outer instanceof TypeElement enclosing && !isPublic(enclosing));
    }
}
