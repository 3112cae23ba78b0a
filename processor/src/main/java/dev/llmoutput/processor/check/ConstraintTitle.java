package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import java.util.Optional;

/** A constraint as messages name it. */
enum ConstraintTitle implements Constraint.Cases<String> {
    /** The only one. */
    INSTANCE;

    /** {@code @Min}, or what it is about where a companion carries it without its name. */
    static String of(Constraint constraint) {
        return annotation(constraint).map(name -> "@" + name).orElseGet(() -> constraint.match(INSTANCE));
    }

    /** The simple name of the annotation. */
    static Optional<String> annotation(Constraint constraint) {
        return constraint.site().annotation().map(name -> name.replaceFirst(".*\\.constraints\\.", ""));
    }

    @Override
    public String notBlank(Constraint.NotBlank constraint) {
        return "a constraint on blanks";
    }

    @Override
    public String size(Constraint.Size constraint) {
        return "a size";
    }

    @Override
    public String lowerBound(Constraint.LowerBound constraint) {
        return "a smallest number";
    }

    @Override
    public String upperBound(Constraint.UpperBound constraint) {
        return "a largest number";
    }

    @Override
    public String pattern(Constraint.Pattern constraint) {
        return "a pattern";
    }

    @Override
    public String decimals(Constraint.Decimals constraint) {
        return "a number of digits";
    }

    @Override
    public String email(Constraint.Email constraint) {
        return "the form of an email address";
    }

    @Override
    public String truth(Constraint.Truth constraint) {
        return "a constraint on booleans";
    }

    @Override
    public String time(Constraint.Time constraint) {
        return "a constraint on past and future";
    }
}
