package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.RuleModel;
import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Reads the {@code @LlmCheck} rules of a record. Rules on what cannot be called are left out here: {@link Misplaced}
 * reports them, wherever they stand.
 */
final class RuleReader {
    private final Accessibility accessibility;
    private final Findings findings;

    RuleReader(Accessibility accessibility, Findings findings) {
        this.accessibility = accessibility;
        this.findings = findings;
    }

    List<RuleModel> read(TypeElement record, Site site) {
        return record.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.METHOD)
                .flatMap(method -> rule((ExecutableElement) method, record, site))
                .toList();
    }

    private Stream<RuleModel> rule(ExecutableElement method, TypeElement record, Site type) {
        String name = method.getSimpleName().toString();
        Site site = type.member(name);
        return Annotations.of((Element) method, site).find(OurAnnotations.CHECK).stream()
                .filter(check -> Misplaced.isRule(method))
                .filter(check -> inReach(method, record, check))
                .map(check ->
                        new RuleModel(name, check.string("message").orElse(""), check.text("path"), check.site()));
    }

    private boolean inReach(ExecutableElement method, TypeElement record, AnnotationView check) {
        boolean inReach = accessibility.canCall(method, record);
        if (!inReach) {
            String companion = accessibility.companion().simpleName();
            findings.problem(ProblemCode.INACCESSIBLE_CHECK, check.site(), companion);
        }
        return inReach;
    }
}
