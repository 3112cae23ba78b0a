package dev.llmoutput.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds out what the author says that something means; our own annotations win, then those of others, then Javadoc. */
final class DescriptionReader {
    private static final List<String> OURS = List.of(OurAnnotations.OUTPUT, OurAnnotations.FIELD);

    private DescriptionReader() {}

    /** @param javadoc is asked only when no annotation says anything */
    static Optional<String> read(Annotations annotations, Supplier<Optional<String>> javadoc) {
        return OURS.stream()
                .flatMap(name -> annotations.find(name).stream())
                .flatMap(ours -> ours.text("description").stream())
                .findFirst()
                .or(() -> ofOthers(annotations))
                .map(JavadocText::oneLine)
                .filter(text -> !text.isEmpty())
                .or(javadoc);
    }

    private static Optional<String> ofOthers(Annotations annotations) {
        return annotations
                .find(Vocabulary.JSON_PROPERTY_DESCRIPTION)
                .or(() -> annotations.find(Vocabulary.JSON_CLASS_DESCRIPTION))
                .flatMap(jackson -> jackson.text("value"))
                .or(() -> annotations.find(Vocabulary.LANGCHAIN_DESCRIPTION).map(DescriptionReader::joined))
                .or(() -> annotations.find(Vocabulary.SWAGGER_SCHEMA).flatMap(schema -> schema.text("description")));
    }

    /** LangChain4j takes several lines. */
    private static String joined(AnnotationView description) {
        return String.join(" ", description.strings("value"));
    }
}
