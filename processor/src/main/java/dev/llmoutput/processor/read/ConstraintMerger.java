package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Constraint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Joins constraints that limit the same thing, as {@code @NotEmpty @Size(max = 20)} does: the tightest bound of each
 * kind stays. The order is: not blank, size, lower bound, upper bound, decimals, email, past, future,
 * patterns, truth.
 */
final class ConstraintMerger implements Constraint.Cases<ConstraintMerger> {
    private Constraint.@Nullable NotBlank notBlank;
    private Constraint.@Nullable Size size;
    private Constraint.@Nullable LowerBound lower;
    private Constraint.@Nullable UpperBound upper;
    private Constraint.@Nullable Decimals decimals;
    private Constraint.@Nullable Email email;
    private Constraint.@Nullable Time past;
    private Constraint.@Nullable Time future;
    private final List<Constraint.Pattern> patterns = new ArrayList<>();
    private final List<Constraint.Truth> truths = new ArrayList<>();

    private ConstraintMerger() {}

    static List<Constraint> merge(List<Constraint> written) {
        ConstraintMerger merger = new ConstraintMerger();
        written.forEach(constraint -> constraint.match(merger));
        List<Constraint> merged = new ArrayList<>();
        Arrays.asList(
                        merger.notBlank,
                        merger.size,
                        merger.lower,
                        merger.upper,
                        merger.decimals,
                        merger.email,
                        merger.past,
                        merger.future)
                .stream()
                .filter(Objects::nonNull)
                .forEach(merged::add);
        merged.addAll(merger.patterns);
        merged.addAll(merger.truths);
        return merged;
    }

    @Override
    public ConstraintMerger notBlank(Constraint.NotBlank constraint) {
        notBlank = notBlank == null ? constraint : notBlank;
        return this;
    }

    @Override
    public ConstraintMerger size(Constraint.Size constraint) {
        size = size == null ? constraint : both(size, constraint);
        return this;
    }

    /** The joint size stands where its maximum stands, since a wrong pair is reported there. */
    private static Constraint.Size both(Constraint.Size one, Constraint.Size other) {
        int oneMax = one.max().orElse(Integer.MAX_VALUE);
        int otherMax = other.max().orElse(Integer.MAX_VALUE);
        Constraint.Size shorter = otherMax < oneMax ? other : one;
        Optional<Integer> max = shorter.max();
        return new Constraint.Size(Math.max(one.min(), other.min()), max, shorter.site());
    }

    @Override
    public ConstraintMerger lowerBound(Constraint.LowerBound constraint) {
        int order = lower == null ? 1 : constraint.bound().compareTo(lower.bound());
        if (order > 0 || (order == 0 && constraint.exclusive())) {
            lower = constraint;
        }
        return this;
    }

    @Override
    public ConstraintMerger upperBound(Constraint.UpperBound constraint) {
        int order = upper == null ? -1 : constraint.bound().compareTo(upper.bound());
        if (order < 0 || (order == 0 && constraint.exclusive())) {
            upper = constraint;
        }
        return this;
    }

    @Override
    public ConstraintMerger pattern(Constraint.Pattern constraint) {
        patterns.add(constraint);
        return this;
    }

    @Override
    public ConstraintMerger decimals(Constraint.Decimals constraint) {
        decimals = decimals == null || constraint.decimals() < decimals.decimals() ? constraint : decimals;
        return this;
    }

    @Override
    public ConstraintMerger email(Constraint.Email constraint) {
        email = email == null ? constraint : email;
        return this;
    }

    @Override
    public ConstraintMerger time(Constraint.Time constraint) {
        if (constraint.tense().isPast()) {
            past = past == null ? constraint : narrower(past, constraint);
        } else {
            future = future == null ? constraint : narrower(future, constraint);
        }
        return this;
    }

    private static Constraint.Time narrower(Constraint.Time one, Constraint.Time other) {
        return one.tense().narrower(other.tense()) == one.tense() ? one : other;
    }

    /** Two that say the same are one; two that contradict each other are reported later. */
    @Override
    public ConstraintMerger truth(Constraint.Truth constraint) {
        if (truths.stream().noneMatch(known -> known.value() == constraint.value())) {
            truths.add(constraint);
        }
        return this;
    }
}
