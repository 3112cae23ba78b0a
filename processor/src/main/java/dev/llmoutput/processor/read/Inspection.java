package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Warns of what an author wrote and a contract would lose without a word, and notes what is not known yet. */
final class Inspection {
    private Inspection() {}

    /** Inspects all that stands at one place. */
    static void of(Annotations annotations, Findings findings) {
        annotations.all().forEach(annotation -> inspect(annotation, findings));
    }

    /** Warns of what {@code @LlmField} can say of a component but not of an enum constant. */
    static void ofConstant(Annotations annotations, Findings findings) {
        annotations
                .find(OurAnnotations.FIELD)
                .ifPresent(field -> attributes(field, Set.of("name", "aliases", "description")::contains, findings));
    }

    /** Inspects a class, and its methods for what others would read there as a part of the class. */
    static void ofClass(TypeElement type, Annotations annotations, Site site, Findings findings) {
        of(annotations, findings);
        Set<Name> components = components(type);
        for (Element member : type.getEnclosedElements()) {
            boolean method = member.getKind() == ElementKind.METHOD || member.getKind() == ElementKind.CONSTRUCTOR;
            if (method && !isAccessor((ExecutableElement) member, components)) {
                String name = member.getSimpleName().toString();
                Annotations.of(member, site.member(name)).all().forEach(one -> ofMethod(one, findings));
            }
        }
    }

    /** Older compilers of Eclipse fail where they are asked for the components of another type. */
    private static Set<Name> components(TypeElement type) {
        return type.getKind() != ElementKind.RECORD
                ? Set.of()
                : type.getRecordComponents().stream()
                        .map(RecordComponentElement::getSimpleName)
                        .collect(Collectors.toSet());
    }

    /** Inspects a sealed interface, where annotations that tell its records apart have their place. */
    static void ofUnion(TypeElement type, Annotations annotations, Site site, Findings findings) {
        for (AnnotationView annotation : annotations.all()) {
            Set<String> honoured = Vocabulary.HONOURED_ON_UNION.get(annotation.name());
            if (honoured == null) {
                inspect(annotation, findings);
            } else {
                attributes(annotation, honoured::contains, findings);
            }
        }
        ofClass(type, Annotations.none(site), site, findings);
    }

    /** The compiler copies to an accessor what stands on its component. */
    private static boolean isAccessor(ExecutableElement method, Set<Name> components) {
        return method.getParameters().isEmpty() && components.contains(method.getSimpleName());
    }

    private static void ofMethod(AnnotationView annotation, Findings findings) {
        Vocabulary.proposalOnMethod(annotation)
                .ifPresent(proposal -> findings.problem(
                        ProblemCode.UNHONOURED_ANNOTATION, annotation.site(), annotation.shortName(), proposal));
    }

    private static void inspect(AnnotationView annotation, Findings findings) {
        if (annotation.unresolved()) {
            findings.unresolved("@" + annotation.shortName(), annotation.site());
        }
        if (Vocabulary.isContainer(annotation)) {
            annotation.contained().forEach(one -> inspect(one, findings));
            return;
        }
        Optional<Predicate<String>> honoured = Vocabulary.honoured(annotation);
        if (honoured.isPresent()) {
            attributes(annotation, honoured.get(), findings);
        } else {
            Vocabulary.proposal(annotation)
                    .ifPresent(proposal -> findings.problem(
                            ProblemCode.UNHONOURED_ANNOTATION, annotation.site(), annotation.shortName(), proposal));
        }
    }

    private static void attributes(AnnotationView annotation, Predicate<String> honoured, Findings findings) {
        annotation.written().stream()
                .filter(honoured.negate())
                .forEach(attribute -> findings.problem(
                        ProblemCode.UNHONOURED_ATTRIBUTE,
                        annotation.site(attribute),
                        annotation.shortName(),
                        attribute,
                        Vocabulary.insteadOf(annotation, attribute)));
    }
}
