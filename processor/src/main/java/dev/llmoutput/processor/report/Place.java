package dev.llmoutput.processor.report;

import dev.llmoutput.processor.model.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * A site as the compiler knows it in this round. A record component stands for its private field: the compiler of JDK 17
 * has no position for the component itself.
 */
record Place(Optional<Element> element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> attribute) {

    static Place of(Site site, Elements elements) {
        TypeElement type = elements.getTypeElement(site.type().canonicalName());
        if (type == null) {
            return new Place(Optional.empty(), Optional.empty(), Optional.empty());
        }
        List<? extends Element> candidates = candidates(type, site);
        for (Element candidate : candidates) {
            Optional<AnnotationMirror> annotation = annotation(candidate, site);
            if (annotation.isPresent()) {
                return new Place(Optional.of(candidate), annotation, attribute(annotation.get(), site));
            }
        }
        Element first = candidates.isEmpty() ? type : candidates.get(0);
        return new Place(Optional.of(first), Optional.empty(), Optional.empty());
    }

    /** What the site may be; a method may have the name of a component, whose field comes first. */
    private static List<? extends Element> candidates(TypeElement type, Site site) {
        if (site.member().isEmpty()) {
            return List.of(type);
        }
        return switch (site.part()) {
            case MEMBER, IN_TYPE -> members(type, site);
            case ACCESSOR -> named(ElementFilter.methodsIn(type.getEnclosedElements()).stream(), site);
            case PARAMETER ->
                named(
                        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                                .filter(constructor ->
                                        constructor.getParameters().size()
                                                == type.getRecordComponents().size())
                                .flatMap(constructor -> constructor.getParameters().stream()),
                        site);
            case TYPE_PARAMETER -> named(type.getTypeParameters().stream(), site);
        };
    }

    private static List<? extends Element> named(Stream<? extends Element> elements, Site site) {
        return elements.filter(element ->
                        element.getSimpleName().contentEquals(site.member().orElse("")))
                .toList();
    }

    private static List<? extends Element> members(TypeElement type, Site site) {
        return type.getEnclosedElements().stream()
                .filter(element -> element.getKind() != ElementKind.RECORD_COMPONENT)
                .filter(element ->
                        element.getSimpleName().contentEquals(site.member().get()))
                .sorted((one, other) ->
                        Boolean.compare(other.getKind().isField(), one.getKind().isField()))
                .toList();
    }

    private static Optional<AnnotationMirror> annotation(Element element, Site site) {
        if (site.part() == Site.Part.IN_TYPE) {
            return Optional.empty();
        }
        return site.annotation()
                .flatMap(name -> element.getAnnotationMirrors().stream()
                        .filter(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement type
                                && type.getQualifiedName().contentEquals(name))
                        .<AnnotationMirror>map(mirror -> mirror)
                        .findFirst());
    }

    private static Optional<AnnotationValue> attribute(AnnotationMirror annotation, Site site) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values = annotation.getElementValues();
        return site.attribute()
                .flatMap(name -> values.entrySet().stream()
                        .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                        .<AnnotationValue>map(Map.Entry::getValue)
                        .findFirst());
    }
}
