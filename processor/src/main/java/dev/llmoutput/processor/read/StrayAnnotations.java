package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Warns of annotations that would say something of a component and stand beside it: on its accessor, on that of an
 * interface, on a parameter of the canonical constructor, in the types of these, on a type parameter or its bounds. What the compiler copies there from
 * the component, and what says nothing new, is no matter.
 */
final class StrayAnnotations {
    static final String ON_RECORD = "put it on each record";

    private final TypeElement type;
    private final Findings findings;

    StrayAnnotations(TypeElement type, Findings findings) {
        this.type = type;
        this.findings = findings;
    }

    /** Inspects what stands beside the components of a record. */
    void beside(List<ComponentModel> components) {
        List<? extends VariableElement> parameters = parameters();
        for (int i = 0; i < components.size(); i++) {
            ComponentModel component = components.get(i);
            RecordComponentElement element = type.getRecordComponents().get(i);
            Annotations own = Annotations.of(element, component.site());
            TypeMirror ownType = Annotations.type(element);
            accessor(type, component).ifPresent(method -> ofAccessor(method, component, own, ownType));
            if (!parameters.isEmpty()) {
                ofParameter(parameters.get(i), component, own, ownType);
            }
            Supertypes.of(type).stream()
                    .skip(1)
                    .forEach(above ->
                            accessor(above, component).ifPresent(method -> ofInterface(above, method, component, own)));
        }
        ofTypeParameters(type, findings);
        if (Supertypes.annotations(type).all().stream().noneMatch(NamingReader::honours)) {
            namesAbove();
        }
    }

    private void namesAbove() {
        Supertypes.of(type).stream()
                .skip(1)
                .forEach(above -> ofNaming(Supertypes.annotations(above), ON_RECORD, findings));
    }

    /** A constraint on a type parameter says nothing of what stands for it. */
    static void ofTypeParameters(TypeElement type, Findings findings) {
        Site site = Site.of(TypeNames.ref(type));
        for (TypeParameterElement parameter : type.getTypeParameters()) {
            String name = parameter.getSimpleName().toString();
            Site own = site.part(Site.Part.TYPE_PARAMETER, name);
            Stream.concat(Annotations.of(parameter, own).all().stream(), ofBounds(parameter, own))
                    .filter(annotation -> ConstraintReader.limits(annotation)
                            || Vocabulary.proposal(annotation).isPresent())
                    .forEach(annotation -> warn(
                            annotation,
                            "put it on the components of the type " + name + ", or on the type arguments where "
                                    + type.getSimpleName() + " is used",
                            findings));
        }
    }

    private static Stream<AnnotationView> ofBounds(TypeParameterElement parameter, Site site) {
        return parameter.getBounds().stream()
                .flatMap(bound -> Stream.concat(
                        Annotations.ofArgument(bound, site).all().stream(), InnerAnnotations.of(bound, site).stream()));
    }

    /** Jackson takes the names of components from above as well. */
    static void ofNaming(Annotations annotations, String instead, Findings findings) {
        annotations.all().stream().filter(NamingReader::honours).forEach(naming -> warn(naming, instead, findings));
    }

    private void ofAccessor(ExecutableElement method, ComponentModel component, Annotations own, TypeMirror ownType) {
        Site site = component.site().part(Site.Part.ACCESSOR, component.javaName());
        Annotations before = Annotations.of(method, method.getReturnType(), site);
        before.all().stream()
                .filter(annotation -> says(annotation, component, own))
                .forEach(annotation ->
                        warn(annotation, "it stands on the accessor; " + instead(annotation, ""), findings));
        inside(method.getReturnType(), before, ownType, site, "the accessor");
    }

    private void ofParameter(VariableElement parameter, ComponentModel component, Annotations own, TypeMirror ownType) {
        Site site = component.site().part(Site.Part.PARAMETER, component.javaName());
        Annotations before = Annotations.of(parameter, parameter.asType(), site);
        before.all().stream()
                .filter(annotation -> says(annotation, component, own))
                .forEach(annotation -> warn(
                        annotation,
                        "it stands on a parameter of the constructor; " + instead(annotation, ""),
                        findings));
        inside(parameter.asType(), before, ownType, site, "a parameter of the constructor");
    }

    /**
     * Nothing that stands in a list is null unless it says so. What stands before an array the compiler shows on what is in
     * its brackets as well.
     */
    private void inside(TypeMirror beside, Annotations before, TypeMirror own, Site site, String where) {
        InnerAnnotations.missing(beside, site, own).stream()
                .filter(StrayAnnotations::isOfComponents)
                .filter(annotation -> !ConstraintReader.forbidsNull(annotation))
                .filter(annotation -> !isAmong(before, annotation))
                .forEach(annotation -> warn(
                        annotation,
                        "it stands in the type of " + where + "; put it there in the type of the component",
                        findings));
    }

    /** An interface may allow for null where a record that implements it never answers null. */
    private void ofInterface(TypeElement above, ExecutableElement method, ComponentModel component, Annotations own) {
        Site site = Site.of(TypeNames.ref(above)).part(Site.Part.ACCESSOR, component.javaName());
        Annotations.of(method, method.getReturnType(), site).all().stream()
                .filter(annotation -> !Vocabulary.isNullable(annotation) && says(annotation, component, own))
                .forEach(annotation -> warn(
                        annotation,
                        "it stands on a method that " + component.site().label() + " implements; "
                                + instead(annotation, " " + component.site().label()),
                        findings));
    }

    private static String instead(AnnotationView annotation, String component) {
        boolean known = Vocabulary.isNullable(annotation)
                || Vocabulary.honoured(annotation).isPresent();
        return known
                ? "put it on the component" + component
                : Vocabulary.proposal(annotation).orElse("put it on the component" + component);
    }

    /** Whether {@code annotation} would say of the component what nothing on it says. */
    private static boolean says(AnnotationView annotation, ComponentModel component, Annotations own) {
        if (isAmong(own, annotation) || !isOfComponents(annotation)) {
            return false;
        }
        if (ConstraintReader.forbidsNull(annotation)) {
            return !component.slot().required() || component.slot().shape() instanceof TypeShape.Anything;
        }
        if (Vocabulary.isNullable(annotation)) {
            return component.slot().required();
        }
        return !annotation.name().equals(Vocabulary.JSON_PROPERTY) || renames(annotation, component);
    }

    private static boolean isAmong(Annotations annotations, AnnotationView annotation) {
        return annotations.all().stream().anyMatch(one -> one.content().equals(annotation.content()));
    }

    /** A misplaced {@code @JsonValue} is an error of its own. */
    private static boolean isOfComponents(AnnotationView annotation) {
        return !annotation.name().equals(JsonValueReader.JSON_VALUE)
                && (Vocabulary.isNullable(annotation)
                        || Vocabulary.honoured(annotation).isPresent()
                        || Vocabulary.proposal(annotation).isPresent());
    }

    private static boolean renames(AnnotationView property, ComponentModel component) {
        String name = property.text("value").orElse(component.jsonName());
        boolean required = property.bool("required").orElse(component.slot().required());
        return !name.equals(component.jsonName())
                || required != component.slot().required()
                || !Set.of("value", "required").containsAll(property.written());
    }

    private static Optional<ExecutableElement> accessor(TypeElement owner, ComponentModel component) {
        return ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                .filter(method -> method.getParameters().isEmpty())
                .filter(method -> method.getSimpleName().contentEquals(component.javaName()))
                .findFirst();
    }

    /** The parameters of the canonical constructor; none if there is none yet. */
    private List<? extends VariableElement> parameters() {
        for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
            if (isCanonical(constructor)) {
                return constructor.getParameters();
            }
        }
        return List.of();
    }

    private boolean isCanonical(ExecutableElement constructor) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        List<? extends VariableElement> parameters = constructor.getParameters();
        if (parameters.size() != components.size()) {
            return false;
        }
        for (int i = 0; i < components.size(); i++) {
            if (!isFor(parameters.get(i), components.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFor(Element parameter, Element component) {
        TypeMirror one = parameter.asType();
        return parameter.getSimpleName().equals(component.getSimpleName())
                && TypeNames.display(one).equals(TypeNames.display(component.asType()));
    }

    private static void warn(AnnotationView annotation, String instead, Findings findings) {
        findings.problem(ProblemCode.UNHONOURED_ANNOTATION, annotation.site(), annotation.shortName(), instead);
    }
}
