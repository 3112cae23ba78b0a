package dev.llmoutput.processor.read;

import dev.llmoutput.processor.report.ProblemCode;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * The member that tells the records of a sealed interface apart: that of the nearest {@code @JsonTypeInfo}, on the interface
 * itself or on one above it, and otherwise {@code type}.
 */
final class Discriminator {
    private static final String OURS = "type";
    /** What Jackson takes for names where the annotation gives none. */
    private static final String OF_JACKSON = "@type";

    private static final Set<String> USES = Set.of("NAME", "SIMPLE_NAME");
    private static final String PROPERTY = "PROPERTY";

    private Discriminator() {}

    static String of(TypeElement union, Findings findings) {
        return Supertypes.of(union).stream()
                .flatMap(type -> Supertypes.annotations(type).find(Vocabulary.JSON_TYPE_INFO).stream())
                .findFirst()
                .map(info -> read(info, findings))
                .orElse(OURS);
    }

    private static String read(AnnotationView info, Findings findings) {
        check(info, "use", USES, "use = Id.NAME", findings);
        check(info, "include", Set.of(PROPERTY), "include = As.PROPERTY", findings);
        return info.text("property").orElse(OF_JACKSON);
    }

    private static void check(
            AnnotationView info, String attribute, Set<String> supported, String instead, Findings findings) {
        Optional<String> written = info.constant(attribute);
        if (written.isPresent() && !supported.contains(written.get())) {
            findings.problem(
                    ProblemCode.UNSUPPORTED_TYPE_INFO, info.site(attribute), attribute, written.get(), instead);
        }
    }
}
