package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Tense;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the constraints of Jakarta Validation, by the names of the annotations. */
final class ConstraintReader {
    private static final String NOT_NULL = "NotNull";

    private static final Set<String> ATTRIBUTES =
            Set.of("value", "min", "max", "inclusive", "regexp", "flags", "integer", "fraction");

    /** How one annotation is read; the answer is empty where it says nothing or cannot be read. */
    private interface Rule {
        Stream<Constraint> read(AnnotationView annotation, Findings findings);
    }

    private static final Map<String, Rule> RULES = Map.ofEntries(
            Map.entry(NOT_NULL, (annotation, findings) -> Stream.empty()),
            Map.entry("NotBlank", (annotation, findings) -> Stream.of(new Constraint.NotBlank(annotation.site()))),
            Map.entry(
                    "NotEmpty",
                    (annotation, findings) -> Stream.of(new Constraint.Size(1, Optional.empty(), annotation.site()))),
            Map.entry("Size", (annotation, findings) -> Stream.of(size(annotation))),
            Map.entry("Pattern", (annotation, findings) -> PatternReader.read(annotation).stream()),
            Map.entry("Email", (annotation, findings) -> PatternReader.email(annotation)),
            Map.entry("Min", (annotation, findings) -> BoundReader.min(annotation)),
            Map.entry("Max", (annotation, findings) -> BoundReader.max(annotation)),
            Map.entry("DecimalMin", BoundReader::decimalMin),
            Map.entry("DecimalMax", BoundReader::decimalMax),
            Map.entry("Digits", BoundReader::digits),
            Map.entry("Positive", (annotation, findings) -> BoundReader.above(BigDecimal.ZERO, true, annotation)),
            Map.entry(
                    "PositiveOrZero", (annotation, findings) -> BoundReader.above(BigDecimal.ZERO, false, annotation)),
            Map.entry("Negative", (annotation, findings) -> BoundReader.below(BigDecimal.ZERO, true, annotation)),
            Map.entry(
                    "NegativeOrZero", (annotation, findings) -> BoundReader.below(BigDecimal.ZERO, false, annotation)),
            Map.entry("AssertTrue", (annotation, findings) -> truth(true, annotation)),
            Map.entry("AssertFalse", (annotation, findings) -> truth(false, annotation)),
            time(Tense.PAST),
            time(Tense.PAST_OR_PRESENT),
            time(Tense.FUTURE),
            time(Tense.FUTURE_OR_PRESENT));

    private ConstraintReader() {}

    /** Whether the constraint of that simple name is read. */
    static boolean knows(String constraint) {
        return RULES.containsKey(constraint);
    }

    /** Whether that attribute of a constraint is read. */
    static boolean honours(String attribute) {
        return ATTRIBUTES.contains(attribute);
    }

    /** Whether {@code annotation} does no more than to forbid null. */
    static boolean forbidsNull(AnnotationView annotation) {
        return Vocabulary.constraint(annotation).filter(NOT_NULL::equals).isPresent();
    }

    /** Whether {@code annotation} limits which values there are. */
    static boolean limits(AnnotationView annotation) {
        return !forbidsNull(annotation)
                && Vocabulary.constraint(annotation).filter(RULES::containsKey).isPresent();
    }

    /** Every constraint that stands at one place, as written. */
    static List<Constraint> read(Annotations annotations, Findings findings) {
        return annotations.all().stream()
                .flatMap(annotation -> read(annotation, findings))
                .toList();
    }

    private static Stream<Constraint> read(AnnotationView annotation, Findings findings) {
        Rule rule = Vocabulary.constraint(annotation).map(RULES::get).orElse(null);
        if (rule == null) {
            return Stream.empty();
        }
        List<AnnotationView> each = Vocabulary.isContainer(annotation) ? annotation.contained() : List.of(annotation);
        return each.stream().flatMap(one -> rule.read(one, findings));
    }

    private static Stream<Constraint> truth(boolean value, AnnotationView annotation) {
        return Stream.of(new Constraint.Truth(value, annotation.site()));
    }

    private static Map.Entry<String, Rule> time(Tense tense) {
        return Map.entry(
                tense.annotation(), (annotation, findings) -> Stream.of(new Constraint.Time(tense, annotation.site())));
    }

    private static Constraint size(AnnotationView annotation) {
        int min = annotation.integer("min").orElse(0);
        int max = annotation.integer("max").orElse(Integer.MAX_VALUE);
        Optional<Integer> end = max == Integer.MAX_VALUE ? Optional.empty() : Optional.of(max);
        return new Constraint.Size(min, end, annotation.site());
    }
}
