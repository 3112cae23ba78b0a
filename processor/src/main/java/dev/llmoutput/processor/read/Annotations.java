package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The annotations that stand at one place, each once. Most annotations of others cannot stand on a record component as
 * such; the compiler puts them on its private field, and those that may stand on types on the type of that field, so a
 * component's annotations are the union of all of these. Two of one type are there where they say different things, as
 * in {@code @Size(max = 2) String @Size(min = 1) [] names}.
 */
final class Annotations {
    private final Site site;
    private final Map<List<Object>, AnnotationView> byContent = new LinkedHashMap<>();
    /** The names of those that stand on the member rather than on its type. */
    private final Set<String> declared = new HashSet<>();

    private Annotations(Site site) {
        this.site = site;
    }

    /** No annotations at all. */
    static Annotations none(Site site) {
        return new Annotations(site);
    }

    /** Those of a class or enum constant. */
    static Annotations of(Element element, Site site) {
        Annotations annotations = new Annotations(site);
        annotations.addDeclared(element);
        return annotations;
    }

    /** Those of a record component. */
    static Annotations of(RecordComponentElement component, Site site) {
        Annotations annotations = new Annotations(site);
        Optional<? extends Element> field = field(component);
        field.ifPresent(annotations::addDeclared);
        annotations.addDeclared(component);
        annotations.addOfType(type(component));
        annotations.addOfType(component.asType());
        return annotations;
    }

    /** Those of a method or parameter, and of its type. */
    static Annotations of(Element element, TypeMirror type, Site site) {
        Annotations annotations = of(element, site);
        annotations.addOfType(type);
        return annotations;
    }

    /** None of these, though an array here still tells those that are about it from those of its components. */
    Annotations cleared() {
        Annotations none = new Annotations(site);
        none.declared.addAll(declared);
        return none;
    }

    /** Those in front of a type argument of the component at {@code site}. */
    static Annotations ofArgument(TypeMirror argument, Site site) {
        Annotations annotations = new Annotations(site);
        annotations.addOfType(argument);
        return annotations;
    }

    /**
     * Those of the components of the array that these annotations stand before. One that may stand on members as well as on
     * types, as {@code @Size} may in {@code @Size(max = 3) String[] names}, is about the array; the compiler shows it on
     * what is in the innermost brackets as well, and never on brackets.
     */
    Annotations ofArrayComponent(TypeMirror component) {
        Annotations annotations = ofArgument(component, site);
        if (component.getKind() != TypeKind.ARRAY) {
            annotations.byContent.values().removeIf(annotation -> declared.contains(annotation.name()));
        }
        annotations.declared.addAll(declared);
        return annotations;
    }

    /** The type of a component with the annotations in it: its private field has them on every JDK. */
    static TypeMirror type(RecordComponentElement component) {
        return field(component).map(Element::asType).orElseGet(component::asType);
    }

    Collection<AnnotationView> all() {
        return byContent.values();
    }

    Optional<AnnotationView> find(String canonicalName) {
        return all().stream()
                .filter(annotation -> annotation.name().equals(canonicalName))
                .findFirst();
    }

    private static Optional<? extends Element> field(RecordComponentElement component) {
        return TypeNames.owner(component).getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.FIELD)
                .filter(element -> element.getSimpleName().equals(component.getSimpleName()))
                .findFirst();
    }

    private void addDeclared(Element element) {
        add(element, true);
    }

    private void addOfType(TypeMirror type) {
        add(type, false);
    }

    /** @param shown whether the compiler can show the place of these annotations rather than that of the member */
    private void add(AnnotatedConstruct construct, boolean shown) {
        named(construct).forEach(mirror -> {
            String name = ((TypeElement) mirror.getAnnotationType().asElement())
                    .getQualifiedName()
                    .toString();
            AnnotationView view =
                    new AnnotationView(mirror, shown ? site.annotation(name) : site.annotationInType(name));
            byContent.putIfAbsent(view.content(), view);
            if (shown) {
                declared.add(name);
            }
        });
    }

    private static Stream<? extends AnnotationMirror> named(AnnotatedConstruct construct) {
        return construct.getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement);
    }
}
