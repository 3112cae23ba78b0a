package dev.llmoutput.processor.read;

import java.util.List;
import java.util.Optional;

/** Reads {@code @JsonNaming} on a record, which wins over the option of the whole build. */
final class NamingReader {
    private static final List<String> JSON_NAMING = List.of(
            "com.fasterxml.jackson.databind.annotation.JsonNaming", "tools.jackson.databind.annotation.JsonNaming");

    /** Says that nothing is translated. */
    private static final List<String> NONE = List.of(
            "com.fasterxml.jackson.databind.PropertyNamingStrategy", "tools.jackson.databind.PropertyNamingStrategy");

    private NamingReader() {}

    static Naming read(Annotations annotations, Naming otherwise) {
        return JSON_NAMING.stream()
                .flatMap(name -> annotations.find(name).stream())
                .flatMap(naming -> strategy(naming).stream())
                .findFirst()
                .orElse(otherwise);
    }

    /** Whether {@code annotation} is one that names a strategy which is known. */
    static boolean honours(AnnotationView annotation) {
        return JSON_NAMING.contains(annotation.name()) && strategy(annotation).isPresent();
    }

    private static Optional<Naming> strategy(AnnotationView naming) {
        Optional<String> strategy = naming.className("value");
        if (strategy.isEmpty() || NONE.contains(strategy.get())) {
            return Optional.of(Naming.LOWER_CAMEL_CASE);
        }
        return strategy.filter(name -> name.contains(".jackson."))
                .flatMap(name -> Naming.ofStrategy(name.substring(name.lastIndexOf('.') + 1)));
    }
}
