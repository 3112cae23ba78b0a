package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** The annotations inside of a type: on its arguments, on theirs, on the components of arrays and on bounds. */
final class InnerAnnotations {
    /**
     * One of them.
     *
     * @param path the indexes of the arguments that lead to it
     */
    private record Inner(List<Integer> path, AnnotationView annotation) {
        boolean isLike(Inner other) {
            return path.equals(other.path) && annotation.content().equals(other.annotation.content());
        }
    }

    private final Site site;
    private final List<Inner> found = new ArrayList<>();

    private InnerAnnotations(Site site) {
        this.site = site;
    }

    /** All of them. */
    static List<AnnotationView> of(TypeMirror type, Site site) {
        return in(type, site).stream().map(Inner::annotation).toList();
    }

    /** Those that stand at no such place in {@code other}. */
    static List<AnnotationView> missing(TypeMirror type, Site site, TypeMirror other) {
        List<Inner> there = in(other, site);
        return in(type, site).stream()
                .filter(inner -> there.stream().noneMatch(inner::isLike))
                .map(Inner::annotation)
                .toList();
    }

    private static List<Inner> in(TypeMirror type, Site site) {
        InnerAnnotations annotations = new InnerAnnotations(site);
        annotations.addInside(type, List.of());
        return annotations.found;
    }

    private void addInside(TypeMirror type, List<Integer> path) {
        List<? extends TypeMirror> parts = parts(type);
        for (int i = 0; i < parts.size(); i++) {
            List<Integer> inner = new ArrayList<>(path);
            inner.add(i);
            Annotations.ofArgument(parts.get(i), site).all().forEach(one -> found.add(new Inner(inner, one)));
            addInside(parts.get(i), inner);
        }
    }

    private static List<? extends TypeMirror> parts(TypeMirror type) {
        if (type instanceof DeclaredType declared) {
            return declared.getTypeArguments();
        }
        if (type instanceof WildcardType wildcard) {
            TypeMirror bound =
                    wildcard.getExtendsBound() == null ? wildcard.getSuperBound() : wildcard.getExtendsBound();
            return bound == null ? List.of() : List.of(bound);
        }
        return type instanceof ArrayType array ? List.of(array.getComponentType()) : List.of();
    }
}
