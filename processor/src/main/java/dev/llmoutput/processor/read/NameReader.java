package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Refinements;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.report.ProblemCode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the names that components, constants and contracts have in JSON. */
final class NameReader {
    private NameReader() {}

    /** The JSON name of a component or constant. */
    static String jsonName(String javaName, Annotations annotations) {
        return givenName(annotations).orElse(javaName);
    }

    /** The name that the author gives it. */
    static Optional<String> givenName(Annotations annotations) {
        return annotations
                .find(OurAnnotations.FIELD)
                .flatMap(field -> field.text("name"))
                .or(() -> annotations.find(Vocabulary.JSON_PROPERTY).flatMap(property -> property.text("value")));
    }

    /** Further names of a component or constant. What both annotations say counts once; what one says twice is a slip. */
    static List<String> aliases(Annotations annotations) {
        List<String> ours = strings(annotations, OurAnnotations.FIELD, "aliases");
        List<String> jackson = strings(annotations, Vocabulary.JSON_ALIAS, "value");
        return Stream.concat(ours.stream(), jackson.stream().filter(alias -> !ours.contains(alias)))
                .toList();
    }

    private static List<String> strings(Annotations annotations, String annotation, String attribute) {
        return annotations.find(annotation).map(one -> one.strings(attribute)).orElse(List.of());
    }

    /** Warns of a default and an example that are written and count as none. */
    static void checkEmpty(Annotations annotations, Findings findings) {
        annotations.find(OurAnnotations.FIELD).ifPresent(field -> {
            checkEmpty(
                    field,
                    "defaultJson",
                    "\"\" stands for none: write \"\\\"\\\"\" for the empty text, or remove it",
                    findings);
            checkEmpty(field, "example", "\"\" stands for none: remove it", findings);
        });
    }

    private static void checkEmpty(AnnotationView field, String attribute, String instead, Findings findings) {
        if (field.string(attribute).filter(String::isEmpty).isPresent()) {
            findings.problem(
                    ProblemCode.UNHONOURED_ATTRIBUTE, field.site(attribute), field.shortName(), attribute, instead);
        }
    }

    /** What an author says of a component beyond its name. */
    static Refinements refinements(Annotations annotations) {
        Optional<AnnotationView> field = annotations.find(OurAnnotations.FIELD);
        return new Refinements(
                aliases(annotations),
                field.flatMap(ours -> ours.text("defaultJson")),
                field.flatMap(ours -> ours.text("example")),
                field.flatMap(ours -> ours.bool("secret")).orElse(false));
    }

    /** Warns when {@code @JsonProperty(required = ...)} says something else than the component's type. */
    static void checkRequired(Annotations annotations, Slot slot, Findings findings) {
        annotations
                .find(Vocabulary.JSON_PROPERTY)
                .ifPresent(property -> property.bool("required")
                        .filter(required -> required != slot.required())
                        .ifPresent(required -> findings.problem(
                                ProblemCode.UNHONOURED_ATTRIBUTE,
                                property.site("required"),
                                property.shortName(),
                                "required",
                                Vocabulary.REMOVE)));
    }

    /** {@code ReleaseNote} as {@code release_note}, {@code HTTPServer} as {@code http_server}. */
    static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (Character.isUpperCase(letter) && startsWord(name, at)) {
                snake.append('_');
            }
            snake.append(Character.toLowerCase(letter));
        }
        return snake.toString();
    }

    /** Whether the capital at {@code at} follows a small letter or digit, or ends a run of capitals. */
    private static boolean startsWord(String name, int at) {
        if (at == 0 || name.charAt(at - 1) == '_') {
            return false;
        }
        boolean endsRun = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
        return !Character.isUpperCase(name.charAt(at - 1)) || endsRun;
    }
}
