package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ClassRef;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Which annotated type has which companion, so that two never share one. */
public final class Companions {
    private final Elements elements;
    private final Map<ClassRef, ClassRef> owners = new HashMap<>();

    /** Nobody has one yet. */
    public Companions(Elements elements) {
        this.elements = elements;
    }

    /** Takes the name of the companion of {@code type}; answers who has it already, if anybody. */
    public Optional<String> claim(ClassRef type) {
        ClassRef companion = type.companion();
        ClassRef owner = owners.putIfAbsent(companion, type);
        if (owner != null && !owner.equals(type)) {
            return Optional.of("that of " + owner);
        }
        TypeElement present = elements.getTypeElement(companion.canonicalName());
        return present == null || isGenerated(present)
                ? Optional.empty()
                : Optional.of("a class that is there already");
    }

    /** The companion that an earlier compilation left on the class path is in nobody's way. */
    private static boolean isGenerated(Element companion) {
        return companion.getAnnotationMirrors().stream()
                .anyMatch(mirror -> TypeNames.of(mirror.getAnnotationType()).equals(OurAnnotations.GENERATED));
    }
}
