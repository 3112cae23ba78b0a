package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Tense;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The constraints of one slot by what they limit.
 *
 * @param notBlank whether a text needs a character that is not white space
 * @param minSize the fewest characters or items
 * @param maxSize the most characters or items
 * @param lower the smallest number
 * @param upper the largest number
 * @param patterns all of them, in declaration order
 * @param divisor what a number is a multiple of, where its decimal places are limited
 * @param email whether a text is an email address
 * @param truths which boolean is allowed, where one only is
 * @param tenses where a time lies from now
 */
record Facets(
        boolean notBlank,
        int minSize,
        Optional<Integer> maxSize,
        Optional<Bound> lower,
        Optional<Bound> upper,
        List<Constraint.Pattern> patterns,
        Optional<BigDecimal> divisor,
        boolean email,
        List<Boolean> truths,
        List<Tense> tenses) {

    /** One end of a range. */
    record Bound(BigDecimal value, boolean exclusive) {}

    static Facets of(Slot slot) {
        Collector collector = new Collector();
        slot.constraints().forEach(constraint -> constraint.match(collector));
        return new Facets(
                collector.notBlank,
                collector.minSize,
                collector.maxSize,
                collector.lower,
                collector.upper,
                List.copyOf(collector.patterns),
                collector.divisor,
                collector.email,
                List.copyOf(collector.truths),
                List.copyOf(collector.tenses));
    }

    /** The same for a number that must fit {@code type} as well. */
    Facets within(NumberType type) {
        Optional<Bound> lowest = type.smallest()
                .filter(value -> lower.isEmpty() || lower.get().value().compareTo(value) < 0)
                .map(value -> new Bound(value, false));
        Optional<Bound> highest = type.largest()
                .filter(value -> upper.isEmpty() || upper.get().value().compareTo(value) > 0)
                .map(value -> new Bound(value, false));
        return new Facets(
                notBlank,
                minSize,
                maxSize,
                lowest.or(() -> lower),
                highest.or(() -> upper),
                patterns,
                divisor.filter(any -> !type.integral()),
                email,
                truths,
                tenses);
    }

    private static final class Collector implements Constraint.Cases<Collector> {
        private boolean notBlank;
        private int minSize;
        private Optional<Integer> maxSize = Optional.empty();
        private Optional<Bound> lower = Optional.empty();
        private Optional<Bound> upper = Optional.empty();
        private final List<Constraint.Pattern> patterns = new ArrayList<>();
        private Optional<BigDecimal> divisor = Optional.empty();
        private boolean email;
        private final List<Boolean> truths = new ArrayList<>();
        private final List<Tense> tenses = new ArrayList<>();

        @Override
        public Collector notBlank(Constraint.NotBlank constraint) {
            notBlank = true;
            return this;
        }

        @Override
        public Collector size(Constraint.Size constraint) {
            minSize = constraint.min();
            maxSize = constraint.max();
            return this;
        }

        @Override
        public Collector lowerBound(Constraint.LowerBound constraint) {
            lower = Optional.of(new Bound(constraint.bound(), constraint.exclusive()));
            return this;
        }

        @Override
        public Collector upperBound(Constraint.UpperBound constraint) {
            upper = Optional.of(new Bound(constraint.bound(), constraint.exclusive()));
            return this;
        }

        @Override
        public Collector pattern(Constraint.Pattern constraint) {
            patterns.add(constraint);
            return this;
        }

        @Override
        public Collector decimals(Constraint.Decimals constraint) {
            divisor = Optional.of(constraint.divisor());
            return this;
        }

        @Override
        public Collector email(Constraint.Email constraint) {
            email = true;
            return this;
        }

        @Override
        public Collector truth(Constraint.Truth constraint) {
            truths.add(constraint.value());
            return this;
        }

        @Override
        public Collector time(Constraint.Time constraint) {
            tenses.add(constraint.tense());
            return this;
        }
    }
}
