package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** An interface and those that it extends: Jackson inherits annotations along that line. */
final class Supertypes {
    private Supertypes() {}

    /** The interface itself, then those above it, the nearest first. */
    static List<TypeElement> of(TypeElement type) {
        List<TypeElement> all = new ArrayList<>(List.of(type));
        for (int i = 0; i < all.size(); i++) {
            for (TypeMirror above : all.get(i).getInterfaces()) {
                if (above instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                        && !all.contains(element)) {
                    all.add(element);
                }
            }
        }
        return all;
    }

    static Annotations annotations(TypeElement type) {
        return Annotations.of(type, Site.of(TypeNames.ref(type)));
    }
}
