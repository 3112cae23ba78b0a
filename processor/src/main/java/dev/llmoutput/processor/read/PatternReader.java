package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads {@code @Pattern} and {@code @Email}. */
final class PatternReader {
    private static final Map<String, Integer> FLAGS = Map.of(
            "UNIX_LINES", Pattern.UNIX_LINES,
            "CASE_INSENSITIVE", Pattern.CASE_INSENSITIVE,
            "COMMENTS", Pattern.COMMENTS,
            "MULTILINE", Pattern.MULTILINE,
            "DOTALL", Pattern.DOTALL,
            "UNICODE_CASE", Pattern.UNICODE_CASE,
            "CANON_EQ", Pattern.CANON_EQ);

    private PatternReader() {}

    static Optional<Constraint> read(AnnotationView annotation) {
        return annotation.string("regexp").map(regex -> pattern(regex, annotation));
    }

    /** {@code @Email}, which may demand a pattern too; its own one matches everything. */
    static Stream<Constraint> email(AnnotationView annotation) {
        Stream<Constraint> demanded =
                read(annotation).filter(pattern -> !annotation.string("regexp").equals(Optional.of(".*"))).stream();
        return Stream.concat(Stream.of(new Constraint.Email(annotation.site())), demanded);
    }

    private static Constraint pattern(String regex, AnnotationView annotation) {
        int flags = flags(annotation.constants("flags"));
        Optional<String> schemaRegex = flags == 0 ? EcmaPattern.of(regex) : Optional.empty();
        return new Constraint.Pattern(regex, flags, schemaRegex, annotation.site());
    }

    private static int flags(List<String> names) {
        return names.stream().mapToInt(name -> FLAGS.getOrDefault(name, 0)).reduce(0, (one, other) -> one | other);
    }
}
