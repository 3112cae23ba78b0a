package dev.llmoutput.processor.model;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A rule for one value, in the terms of JSON Schema rather than of the annotation it was read from: {@code
 * @Positive} is a {@link LowerBound} of 0 that is exclusive. Like {@link TypeShape}, a new one must be handled by every
 * face.
 */
public sealed interface Constraint {
    /** Where the author wrote it. */
    Site site();

    /** A text with at least one character that is not white space. */
    record NotBlank(Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notBlank(this);
        }
    }

    /**
     * A number of characters (code points) of a text, or of items of an array.
     *
     * @param min the smallest number, 0 for none
     * @param max the largest number, absent for none
     */
    record Size(int min, Optional<Integer> max, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.size(this);
        }
    }

    /** A smallest number. */
    record LowerBound(BigDecimal bound, boolean exclusive, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.lowerBound(this);
        }
    }

    /** A largest number. */
    record UpperBound(BigDecimal bound, boolean exclusive, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.upperBound(this);
        }
    }

    /**
     * A regular expression that the whole text matches.
     *
     * @param regex as {@link java.util.regex.Pattern} takes it
     * @param flags of {@link java.util.regex.Pattern}
     * @param schemaRegex the same as an ECMA-262 expression for the schema, where one exists
     */
    record Pattern(String regex, int flags, Optional<String> schemaRegex, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pattern(this);
        }
    }

    /**
     * A number of decimal places that are not zero.
     *
     * @param decimals the most there may be; 0 is a whole number
     */
    record Decimals(int decimals, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.decimals(this);
        }

        /** What the number is a multiple of: 0.01 for two places. */
        public BigDecimal divisor() {
            return BigDecimal.ONE.movePointLeft(decimals);
        }
    }

    /**
     * An email address: a local part of letters, digits and the marks that RFC 5322 lets stand without quotes, in parts
     * joined by single dots; then {@code @}; then labels of letters, digits and inner hyphens, joined by dots. All in
     * ASCII. Quoted local parts, comments and address literals are refused, and so are more parts and labels than RFC
     * 5321 has room for.
     */
    record Email(Site site) implements Constraint {
        /** The same as a regular expression, which Java and ECMA-262 read alike; it never goes back far. */
        public static final String REGEX =
                "^[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+(?:\\.[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+){0,31}"
                        + "@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?){0,126}$";

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.email(this);
        }
    }

    /** A boolean that is always the same. */
    record Truth(boolean value, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.truth(this);
        }
    }

    /** A time on one side of now. */
    record Time(Tense tense, Site site) implements Constraint {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.time(this);
        }
    }

    /** Answers what the case of this constraint makes of it. */
    <R> R match(Cases<R> cases);

    /**
     * One case for each constraint.
     *
     * @param <R> what a case answers
     */
    interface Cases<R> {
        /** Not blank. */
        R notBlank(NotBlank constraint);

        /** A number of characters or items. */
        R size(Size constraint);

        /** A smallest number. */
        R lowerBound(LowerBound constraint);

        /** A largest number. */
        R upperBound(UpperBound constraint);

        /** A regular expression. */
        R pattern(Pattern constraint);

        /** A number of decimal places. */
        R decimals(Decimals constraint);

        /** An email address. */
        R email(Email constraint);

        /** A boolean that is always the same. */
        R truth(Truth constraint);

        /** A time on one side of now. */
        R time(Time constraint);
    }
}
