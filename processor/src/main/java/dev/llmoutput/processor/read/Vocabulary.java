package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** The annotations of others that we know, by name, and what in them has a place in a contract. */
final class Vocabulary {
    static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";
    static final String JSON_PROPERTY_DESCRIPTION = "com.fasterxml.jackson.annotation.JsonPropertyDescription";
    static final String JSON_CLASS_DESCRIPTION = "com.fasterxml.jackson.annotation.JsonClassDescription";
    static final String LANGCHAIN_DESCRIPTION = "dev.langchain4j.model.output.structured.Description";
    static final String SWAGGER_SCHEMA = "io.swagger.v3.oas.annotations.media.Schema";

    private static final Map<String, Set<String>> HONOURED = Map.of(
            JSON_PROPERTY, Set.of("value", "required"),
            JSON_PROPERTY_DESCRIPTION, Set.of("value"),
            JSON_CLASS_DESCRIPTION, Set.of("value"),
            LANGCHAIN_DESCRIPTION, Set.of("value"),
            SWAGGER_SCHEMA, Set.of("description"));

    private static final List<String> JACKSON = List.of("com.fasterxml.jackson.", "tools.jackson.");
    private static final List<String> VALIDATION = List.of("jakarta.validation.", "javax.validation.");
    private static final String CONSTRAINTS = "constraints.";
    private static final String VALID = "Valid";
    private static final String LIST = ".List";

    private static final Set<String> SHAPING = Set.of("JsonValue", "JsonCreator");

    private Vocabulary() {}

    /** The name of a Jakarta constraint, {@code Size}, also for several of them, {@code Size.List}. */
    static Optional<String> constraint(AnnotationView annotation) {
        return validation(annotation.name())
                .filter(name -> name.startsWith(CONSTRAINTS))
                .map(name -> name.substring(CONSTRAINTS.length()))
                .map(name -> isContainer(annotation) ? name.substring(0, name.length() - LIST.length()) : name);
    }

    /** Whether {@code annotation} holds several constraints of one kind. */
    static boolean isContainer(AnnotationView annotation) {
        return annotation.name().endsWith(LIST) && validation(annotation.name()).isPresent();
    }

    static boolean isNullable(AnnotationView annotation) {
        return annotation.type().getSimpleName().contentEquals("Nullable");
    }

    /** Warns of what in {@code annotations} would be lost without a word, and notes what is not known yet. */
    static void inspect(Annotations annotations, Findings findings) {
        annotations.all().forEach(annotation -> inspect(annotation, findings));
    }

    /** Warns of Jackson's annotations on methods and constructors that would change what the type is in JSON. */
    static void inspectMembers(TypeElement type, Site site, Findings findings) {
        for (Element member : type.getEnclosedElements()) {
            Annotations annotations =
                    Annotations.of(member, site.member(member.getSimpleName().toString()));
            annotations.all().stream()
                    .filter(annotation ->
                            SHAPING.contains(annotation.type().getSimpleName().toString()))
                    .forEach(annotation -> inspect(annotation, findings));
        }
    }

    private static void inspect(AnnotationView annotation, Findings findings) {
        if (annotation.unresolved()) {
            findings.unresolved("@" + annotation.shortName(), annotation.site());
        }
        Optional<String> constraint = constraint(annotation);
        if (isContainer(annotation)) {
            annotation.contained().forEach(one -> inspect(one, findings));
        } else if (constraint.filter(ConstraintReader::knows).isPresent()) {
            attributes(annotation, ConstraintReader::honours, findings);
        } else if (HONOURED.containsKey(annotation.name())) {
            attributes(annotation, HONOURED.get(annotation.name())::contains, findings);
        } else {
            proposal(annotation)
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

    /** What to write instead of an annotation that we recognise and cannot honour; absent for any other. */
    private static Optional<String> proposal(AnnotationView annotation) {
        if (JACKSON.stream().anyMatch(annotation.name()::startsWith)) {
            return Optional.of(
                    JacksonProposals.instead(annotation.type().getSimpleName().toString()));
        }
        Optional<String> validation = validation(annotation.name());
        boolean known = validation.isPresent() && !validation.get().equals(VALID);
        return known || isCustomConstraint(annotation.type())
                ? Optional.of("state the rule in a boolean method with @LlmCheck")
                : Optional.empty();
    }

    private static boolean isCustomConstraint(TypeElement annotation) {
        return annotation.getAnnotationMirrors().stream()
                .map(mirror -> TypeNames.of(mirror.getAnnotationType()))
                .anyMatch(name -> validation(name).filter("Constraint"::equals).isPresent());
    }

    private static Optional<String> validation(String name) {
        return VALIDATION.stream().filter(name::startsWith).findFirst().map(prefix -> name.substring(prefix.length()));
    }
}
