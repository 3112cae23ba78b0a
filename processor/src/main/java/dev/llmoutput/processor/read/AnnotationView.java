package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** One annotation, seen by the names of its type and attributes, and without its class. */
final class AnnotationView {
    private final AnnotationMirror mirror;
    private final Site site;
    private final Map<String, AnnotationValue> values = new LinkedHashMap<>();

    AnnotationView(AnnotationMirror mirror, Site site) {
        this.mirror = mirror;
        this.site = site;
        mirror.getElementValues()
                .forEach((method, value) -> values.put(method.getSimpleName().toString(), value));
    }

    /** The annotation's type. */
    TypeElement type() {
        return (TypeElement) mirror.getAnnotationType().asElement();
    }

    /** Its canonical name. */
    String name() {
        return type().getQualifiedName().toString();
    }

    /** As an author writes it: {@code Size.List}. */
    String shortName() {
        Name name = type().getSimpleName();
        return type().getEnclosingElement() instanceof TypeElement outer
                ? outer.getSimpleName() + "." + name
                : "" + name;
    }

    /** What it says; two that say the same are as good as one. */
    List<Object> content() {
        Map<String, String> written = new TreeMap<>();
        values.forEach((attribute, value) -> written.put(attribute, value.toString()));
        return List.of(name(), written);
    }

    /** As a proposal repeats it: {@code @Size(...)}, or {@code @NotBlank} where nothing is written in it. */
    String shortForm() {
        return "@" + shortName() + (written().isEmpty() ? "" : "(...)");
    }

    /** Where it stands, as exactly as the compiler can show it. */
    Site site() {
        return site;
    }

    /** Where that attribute stands. */
    Site site(String attribute) {
        return site.annotation().isPresent() ? site.attribute(attribute) : site;
    }

    /** The attributes that the author wrote. */
    Set<String> written() {
        return values.keySet();
    }

    Optional<String> string(String attribute) {
        return value(attribute, String.class);
    }

    /** A string, unless it is empty: annotations say "nothing" with {@code ""}. */
    Optional<String> text(String attribute) {
        return string(attribute).filter(text -> !text.isEmpty());
    }

    Optional<Integer> integer(String attribute) {
        return value(attribute, Integer.class);
    }

    Optional<Long> longInteger(String attribute) {
        return value(attribute, Long.class);
    }

    Optional<Boolean> bool(String attribute) {
        return value(attribute, Boolean.class);
    }

    /** The class that an attribute names. */
    Optional<DeclaredType> classValue(String attribute) {
        return value(attribute, DeclaredType.class);
    }

    /** The canonical name of the class that an attribute names. */
    Optional<String> className(String attribute) {
        return classValue(attribute).map(TypeNames::of);
    }

    /** The name of an enum constant. */
    Optional<String> constant(String attribute) {
        return value(attribute, VariableElement.class)
                .map(element -> element.getSimpleName().toString());
    }

    /** The names of enum constants. */
    List<String> constants(String attribute) {
        return items(attribute, VariableElement.class).stream()
                .map(element -> element.getSimpleName().toString())
                .toList();
    }

    /** A class. */
    Optional<TypeMirror> type(String attribute) {
        return value(attribute, TypeMirror.class);
    }

    List<String> strings(String attribute) {
        return items(attribute, String.class);
    }

    /** The annotations in a container such as {@code @Size.List}; each stands where the container stands. */
    List<AnnotationView> contained() {
        return items("value", AnnotationMirror.class).stream()
                .map(item -> new AnnotationView(item, site))
                .toList();
    }

    /** Whether an attribute's value is a constant that the compiler does not know yet. */
    boolean unresolved() {
        return mirror.getElementValues().entrySet().stream()
                .anyMatch(entry -> Unresolved.value(entry.getKey().getReturnType(), entry.getValue()));
    }

    private <T> Optional<T> value(String attribute, Class<T> type) {
        return Optional.ofNullable(values.get(attribute))
                .map(AnnotationValue::getValue)
                .filter(type::isInstance)
                .map(type::cast);
    }

    private <T> List<T> items(String attribute, Class<T> type) {
        return value(attribute, List.class).stream()
                .<Object>flatMap(items -> ((List<?>) items).stream())
                .map(item -> ((AnnotationValue) item).getValue())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }
}
