package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Warns of what an author wrote and a contract would lose without a word, and notes what is not known yet. */
final class Inspection {
    private static final Set<String> SHAPING = Set.of("JsonValue", "JsonCreator");

    private Inspection() {}

    /** Inspects all that stands at one place. */
    static void of(Annotations annotations, Findings findings) {
        annotations.all().forEach(annotation -> inspect(annotation, findings));
    }

    /** Inspects a class, and its members for those of Jackson's annotations that change what the class is in JSON. */
    static void ofClass(TypeElement type, Annotations annotations, Site site, Findings findings) {
        of(annotations, findings);
        for (Element member : type.getEnclosedElements()) {
            String name = member.getSimpleName().toString();
            Annotations.of(member, site.member(name)).all().stream()
                    .filter(annotation ->
                            SHAPING.contains(annotation.type().getSimpleName().toString()))
                    .forEach(annotation -> inspect(annotation, findings));
        }
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
                        attribute));
    }
}
