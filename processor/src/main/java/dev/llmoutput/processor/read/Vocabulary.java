package dev.llmoutput.processor.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;

/** The annotations of others that we know, by name, and what in them has a place in a contract. */
final class Vocabulary {
    static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";
    static final String JSON_ALIAS = "com.fasterxml.jackson.annotation.JsonAlias";
    static final String JSON_PROPERTY_DESCRIPTION = "com.fasterxml.jackson.annotation.JsonPropertyDescription";
    static final String JSON_CLASS_DESCRIPTION = "com.fasterxml.jackson.annotation.JsonClassDescription";
    static final String LANGCHAIN_DESCRIPTION = "dev.langchain4j.model.output.structured.Description";
    static final String SWAGGER_SCHEMA = "io.swagger.v3.oas.annotations.media.Schema";

    static final String JSON_TYPE_INFO = "com.fasterxml.jackson.annotation.JsonTypeInfo";
    static final String JSON_SUB_TYPES = "com.fasterxml.jackson.annotation.JsonSubTypes";
    static final String JSON_TYPE_NAME = "com.fasterxml.jackson.annotation.JsonTypeName";

    /** What is read on a sealed interface only. */
    static final Map<String, Set<String>> HONOURED_ON_UNION =
            Map.of(JSON_TYPE_INFO, Set.of("use", "include", "property"), JSON_SUB_TYPES, Set.of("value"));

    private static final Map<String, Set<String>> HONOURED = Map.of(
            JSON_PROPERTY,
            Set.of("value", "required"),
            JSON_ALIAS,
            Set.of("value"),
            JSON_PROPERTY_DESCRIPTION,
            Set.of("value"),
            JSON_CLASS_DESCRIPTION,
            Set.of("value"),
            JSON_TYPE_NAME,
            Set.of("value"),
            JsonValueReader.JSON_VALUE,
            Set.of("value"),
            LANGCHAIN_DESCRIPTION,
            Set.of("value"),
            SWAGGER_SCHEMA,
            Set.of("description"));

    private static final List<String> JACKSON = List.of("com.fasterxml.jackson.", "tools.jackson.");
    /** Names that other libraries give; ours would differ from them without a word. */
    private static final Set<String> OTHER_NAMES = Set.of(
            "com.google.gson.annotations.SerializedName",
            "com.squareup.moshi.Json",
            "jakarta.json.bind.annotation.JsonbProperty",
            "com.alibaba.fastjson2.annotation.JSONField");

    private static final List<String> VALIDATION = List.of("jakarta.validation.", "javax.validation.");
    private static final String CONSTRAINTS = "constraints.";
    private static final String VALID = "Valid";
    private static final String LIST = ".List";

    /** What to do about an attribute that has no place in a contract. */
    static final String REMOVE = "remove it";

    private static final String MESSAGE =
            "issues have texts of their own, so remove it, or say it to the model with @LlmField(description = \"...\")";

    private static final String NULL_MARK = "write @Nullable";

    private static final Map<String, String> PROPOSALS = Map.of(
            "io.swagger.v3.oas.annotations.media.ArraySchema",
            "use @Size for the number of items, constraints in the type argument for the items, and"
                    + " @LlmField(description = \"...\")",
            "io.swagger.v3.oas.annotations.Hidden",
            JacksonProposals.OWN_RECORD,
            "javax.annotation.CheckForNull",
            NULL_MARK,
            "edu.umd.cs.findbugs.annotations.CheckForNull",
            NULL_MARK);

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

    /** The attributes of {@code annotation} that are read; absent where the annotation as a whole is not. */
    static Optional<Predicate<String>> honoured(AnnotationView annotation) {
        if (constraint(annotation).filter(ConstraintReader::knows).isPresent()) {
            return Optional.of(ConstraintReader::honours);
        }
        if (NamingReader.honours(annotation)) {
            return Optional.of("value"::equals);
        }
        return Optional.ofNullable(HONOURED.get(annotation.name())).map(attributes -> attributes::contains);
    }

    /** What to do about an attribute of {@code annotation} that has no place in a contract. */
    static String insteadOf(AnnotationView annotation, String attribute) {
        return attribute.equals("message") && constraint(annotation).isPresent() ? MESSAGE : REMOVE;
    }

    /** What to write instead of an annotation that we recognise and cannot honour; absent for any other. */
    static Optional<String> proposal(AnnotationView annotation) {
        if (JACKSON.stream().anyMatch(annotation.name()::startsWith)) {
            return Optional.of(
                    JacksonProposals.instead(annotation.type().getSimpleName().toString()));
        }
        if (OTHER_NAMES.contains(annotation.name())) {
            return Optional.of(JacksonProposals.NAME);
        }
        if (PROPOSALS.containsKey(annotation.name())) {
            return Optional.ofNullable(PROPOSALS.get(annotation.name()));
        }
        if (constraint(annotation).filter("Null"::equals).isPresent()) {
            return Optional.of("leave out the component, which could only be null");
        }
        Optional<String> validation = validation(annotation.name());
        boolean known = validation.isPresent() && !validation.get().equals(VALID);
        return known || isCustomConstraint(annotation.type())
                ? Optional.of("state the rule in a boolean method with @LlmCheck")
                : Optional.empty();
    }

    /** What to write instead of an annotation on a method that others take for a part of its class. */
    static Optional<String> proposalOnMethod(AnnotationView annotation) {
        if (constraint(annotation).isPresent() || isCustomConstraint(annotation.type())) {
            return Optional.of("put @LlmCheck on a boolean method, or the constraint on a component");
        }
        String name = annotation.type().getSimpleName().toString();
        boolean shapes =
                JACKSON.stream().anyMatch(annotation.name()::startsWith) && JacksonProposals.SHAPING.contains(name);
        return shapes ? Optional.of(JacksonProposals.onMethod(name)) : Optional.empty();
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
