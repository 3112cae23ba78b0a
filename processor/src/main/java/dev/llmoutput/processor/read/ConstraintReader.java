package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.report.ProblemCode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the constraints of Jakarta Validation, by the names of the annotations. */
final class ConstraintReader {
    private static final String NOT_NULL = "NotNull";
    private static final int MAX_DIGITS = 1000;

    /** {@code message} is for people, and issues have texts of their own. */
    private static final Set<String> ATTRIBUTES =
            Set.of("value", "min", "max", "inclusive", "regexp", "flags", "message");

    /** How one annotation is read; the answer is empty where it says nothing or cannot be read. */
    private interface Rule {
        Optional<Constraint> read(AnnotationView annotation, Findings findings);
    }

    private static final Map<String, Rule> RULES = Map.ofEntries(
            Map.entry(NOT_NULL, (annotation, findings) -> Optional.empty()),
            Map.entry("NotBlank", (annotation, findings) -> Optional.of(new Constraint.NotBlank(annotation.site()))),
            Map.entry(
                    "NotEmpty",
                    (annotation, findings) -> Optional.of(new Constraint.Size(1, Optional.empty(), annotation.site()))),
            Map.entry("Size", ConstraintReader::size),
            Map.entry("Pattern", (annotation, findings) -> PatternReader.read(annotation)),
            Map.entry(
                    "Min",
                    (annotation, findings) -> annotation
                            .longInteger("value")
                            .map(bound -> lower(BigDecimal.valueOf(bound), false, annotation))),
            Map.entry(
                    "Max",
                    (annotation, findings) -> annotation
                            .longInteger("value")
                            .map(bound -> upper(BigDecimal.valueOf(bound), false, annotation))),
            Map.entry(
                    "DecimalMin",
                    (annotation, findings) -> decimal(annotation, findings)
                            .map(bound -> lower(bound, exclusive(annotation), annotation))),
            Map.entry(
                    "DecimalMax",
                    (annotation, findings) -> decimal(annotation, findings)
                            .map(bound -> upper(bound, exclusive(annotation), annotation))),
            Map.entry("Positive", (annotation, findings) -> Optional.of(lower(BigDecimal.ZERO, true, annotation))),
            Map.entry(
                    "PositiveOrZero", (annotation, findings) -> Optional.of(lower(BigDecimal.ZERO, false, annotation))),
            Map.entry("Negative", (annotation, findings) -> Optional.of(upper(BigDecimal.ZERO, true, annotation))),
            Map.entry(
                    "NegativeOrZero",
                    (annotation, findings) -> Optional.of(upper(BigDecimal.ZERO, false, annotation))));

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
        return each.stream().flatMap(one -> rule.read(one, findings).stream());
    }

    private static Optional<Constraint> size(AnnotationView annotation, Findings findings) {
        int min = annotation.integer("min").orElse(0);
        int max = annotation.integer("max").orElse(Integer.MAX_VALUE);
        Optional<Integer> end = max == Integer.MAX_VALUE ? Optional.empty() : Optional.of(max);
        return Optional.of(new Constraint.Size(min, end, annotation.site()));
    }

    private static Constraint lower(BigDecimal bound, boolean exclusive, AnnotationView annotation) {
        return new Constraint.LowerBound(bound, exclusive, annotation.site());
    }

    private static Constraint upper(BigDecimal bound, boolean exclusive, AnnotationView annotation) {
        return new Constraint.UpperBound(bound, exclusive, annotation.site());
    }

    private static boolean exclusive(AnnotationView annotation) {
        return !annotation.bool("inclusive").orElse(true);
    }

    /** The bound of {@code @DecimalMin}; one such as {@code 1e999999999} would not fit in memory when written out. */
    private static Optional<BigDecimal> decimal(AnnotationView annotation, Findings findings) {
        String text = annotation.string("value").orElse("");
        try {
            BigDecimal bound = new BigDecimal(text);
            if (bound.precision() <= MAX_DIGITS && Math.abs((long) bound.scale()) <= MAX_DIGITS) {
                return Optional.of(bound);
            }
        } catch (NumberFormatException e) {
            // reported below, as is a number that is too long
        }
        findings.problem(ProblemCode.BAD_DECIMAL, annotation.site("value"), text);
        return Optional.empty();
    }
}
