package dev.llmoutput.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The order of what a sealed interface permits. Without a permits clause a compiler lists the subclasses in the order in
 * which it came across them, which depends on what else is compiled; those that are nested in one class are put in the order
 * of their declarations. A class file has them in the order of the compiler that wrote it.
 */
final class Permitted {
    private Permitted() {}

    /** @param compiledHere whether the source of {@code union} is at hand */
    static List<TypeMirror> of(TypeElement union, boolean compiledHere) {
        List<TypeMirror> permitted = new ArrayList<>(union.getPermittedSubclasses());
        List<Element> owners = permitted.stream()
                .filter(DeclaredType.class::isInstance)
                .map(subclass -> ((DeclaredType) subclass).asElement().getEnclosingElement())
                .distinct()
                .toList();
        if (compiledHere && owners.size() == 1 && owners.get(0) instanceof TypeElement owner) {
            List<? extends Element> declared = owner.getEnclosedElements();
            permitted.sort(Comparator.comparingInt(subclass -> index(subclass, declared)));
        }
        return permitted;
    }

    private static int index(TypeMirror subclass, List<? extends Element> declared) {
        return subclass instanceof DeclaredType type ? declared.indexOf(type.asElement()) : declared.size();
    }

    /** The records in the order that an earlier compilation saw, by their binary names, where it is known. */
    static List<TypeElement> inOrder(Collection<TypeElement> records, List<String> carried) {
        List<TypeElement> ordered = new ArrayList<>(records);
        ordered.sort(Comparator.comparingInt(record -> {
            int index = carried.indexOf(TypeNames.ref(record).binaryName());
            return index < 0 ? carried.size() : index;
        }));
        return ordered;
    }
}
