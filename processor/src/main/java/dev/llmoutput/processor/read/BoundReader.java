package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.report.ProblemCode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the constraints that bound a number. */
final class BoundReader {
    /** A bound such as {@code 1e999999999} would not fit in memory when written out. */
    private static final int MAX_DIGITS = 1000;

    private BoundReader() {}

    static Stream<Constraint> min(AnnotationView annotation) {
        return annotation.longInteger("value").stream()
                .flatMap(bound -> above(BigDecimal.valueOf(bound), false, annotation));
    }

    static Stream<Constraint> max(AnnotationView annotation) {
        return annotation.longInteger("value").stream()
                .flatMap(bound -> below(BigDecimal.valueOf(bound), false, annotation));
    }

    static Stream<Constraint> decimalMin(AnnotationView annotation, Findings findings) {
        return decimal(annotation, findings).stream().flatMap(bound -> above(bound, exclusive(annotation), annotation));
    }

    static Stream<Constraint> decimalMax(AnnotationView annotation, Findings findings) {
        return decimal(annotation, findings).stream().flatMap(bound -> below(bound, exclusive(annotation), annotation));
    }

    /** So many digits before the point lie between two powers of ten; those behind it are decimals. */
    static Stream<Constraint> digits(AnnotationView annotation, Findings findings) {
        List<Constraint> constraints = new ArrayList<>();
        count("integer", annotation, findings)
                .map(BigDecimal.ONE::movePointRight)
                .ifPresent(end -> {
                    constraints.add(new Constraint.LowerBound(end.negate(), true, annotation.site()));
                    constraints.add(new Constraint.UpperBound(end, true, annotation.site()));
                });
        count("fraction", annotation, findings)
                .ifPresent(decimals -> constraints.add(new Constraint.Decimals(decimals, annotation.site())));
        return constraints.stream();
    }

    static Stream<Constraint> above(BigDecimal bound, boolean exclusive, AnnotationView annotation) {
        return Stream.of(new Constraint.LowerBound(bound, exclusive, annotation.site()));
    }

    static Stream<Constraint> below(BigDecimal bound, boolean exclusive, AnnotationView annotation) {
        return Stream.of(new Constraint.UpperBound(bound, exclusive, annotation.site()));
    }

    private static boolean exclusive(AnnotationView annotation) {
        return !annotation.bool("inclusive").orElse(true);
    }

    /** A number of digits; empty where it limits nothing that a reply may hold. */
    private static Optional<Integer> count(String attribute, AnnotationView annotation, Findings findings) {
        int count = annotation.integer(attribute).orElse(MAX_DIGITS + 1);
        if (count < 0) {
            findings.problem(ProblemCode.NEGATIVE_SIZE, annotation.site(attribute), count + " (" + attribute + ")");
        }
        return count < 0 || count > MAX_DIGITS ? Optional.empty() : Optional.of(count);
    }

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
