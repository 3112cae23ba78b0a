package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Tense;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** What is wrong with a value that has the right type. */
final class ConstraintFaults implements Constraint.Cases<Optional<Issue>> {
    private static final String NOW = "now";
    private static final Pattern EMAIL = Pattern.compile(Constraint.Email.REGEX);

    private final Object value;
    private final IssuePath path;

    ConstraintFaults(Object value, IssuePath path) {
        this.value = value;
        this.path = path;
    }

    @Override
    public Optional<Issue> notBlank(Constraint.NotBlank constraint) {
        return value instanceof String text && JsonWhitespace.isBlank(text)
                ? format("a string that is not blank")
                : Optional.empty();
    }

    @Override
    public Optional<Issue> size(Constraint.Size constraint) {
        int size = value instanceof String string
                ? string.codePointCount(0, string.length())
                : value instanceof List<?> items
                        ? items.size()
                        : value instanceof Map<?, ?> map
                                ? map.size()
                                : value instanceof byte[] bytes ? bytes.length : constraint.min();
        String origin = value instanceof String
                ? "string"
                : value instanceof Map ? "object" : value instanceof byte[] ? "bytes" : "array";
        if (size < constraint.min()) {
            return bound(IssueCode.TOO_SMALL, origin, "minimum", constraint.min(), true, size);
        }
        return constraint
                .max()
                .filter(max -> size > max)
                .flatMap(max -> bound(IssueCode.TOO_BIG, origin, "maximum", max, true, size));
    }

    @Override
    public Optional<Issue> lowerBound(Constraint.LowerBound constraint) {
        return Optional.of(value)
                .filter(BigDecimal.class::isInstance)
                .map(number -> ((BigDecimal) number).compareTo(constraint.bound()))
                .filter(order -> order < 0 || (order == 0 && constraint.exclusive()))
                .flatMap(order -> bound(
                        IssueCode.TOO_SMALL, "number", "minimum", constraint.bound(), !constraint.exclusive(), value));
    }

    @Override
    public Optional<Issue> upperBound(Constraint.UpperBound constraint) {
        return Optional.of(value)
                .filter(BigDecimal.class::isInstance)
                .map(number -> ((BigDecimal) number).compareTo(constraint.bound()))
                .filter(order -> order > 0 || (order == 0 && constraint.exclusive()))
                .flatMap(order -> bound(
                        IssueCode.TOO_BIG, "number", "maximum", constraint.bound(), !constraint.exclusive(), value));
    }

    /** One that does not compile is reported where it stands. */
    @Override
    public Optional<Issue> pattern(Constraint.Pattern constraint) {
        try {
            Pattern pattern = Pattern.compile(constraint.regex(), constraint.flags());
            if (!(value instanceof String text)) {
                return Optional.empty();
            }
            return switch (CountedText.fit(pattern, text)) {
                case MATCHES -> Optional.empty();
                case DIFFERS -> format("a string that matches " + constraint.regex());
                case UNTOLD ->
                    issue(IssueCode.LIMIT, Map.of("limit", "a pattern search", "maximum", "200 steps a character"));
            };
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Issue> decimals(Constraint.Decimals constraint) {
        boolean tooMany = value instanceof BigDecimal number
                && number.stripTrailingZeros().scale() > constraint.decimals();
        return tooMany
                ? issue(IssueCode.NOT_MULTIPLE_OF, Map.of("divisor", constraint.divisor(), "value", value))
                : Optional.empty();
    }

    @Override
    public Optional<Issue> email(Constraint.Email constraint) {
        return value instanceof String text && !EMAIL.matcher(text).matches()
                ? format("an email address")
                : Optional.empty();
    }

    @Override
    public Optional<Issue> truth(Constraint.Truth constraint) {
        return value instanceof Boolean truth && truth != constraint.value()
                ? issue(IssueCode.INVALID_VALUE, Map.of("values", List.of(constraint.value()), "value", truth))
                : Optional.empty();
    }

    /** What is past when a contract is compiled says nothing of when it is used, unless by centuries. */
    @Override
    public Optional<Issue> time(Constraint.Time constraint) {
        Tense tense = constraint.tense();
        return Optional.of(value)
                .filter(String.class::isInstance)
                .flatMap(text -> FormatSamples.isPast((String) text))
                .filter(past -> past != tense.isPast())
                .flatMap(past -> tense.isPast()
                        ? bound(IssueCode.TOO_BIG, "date", "maximum", NOW, tense.hasPresent(), value)
                        : bound(IssueCode.TOO_SMALL, "date", "minimum", NOW, tense.hasPresent(), value));
    }

    private Optional<Issue> format(String format) {
        return issue(IssueCode.INVALID_FORMAT, Map.of("format", format, "value", value));
    }

    private Optional<Issue> bound(
            IssueCode code, String origin, String name, Object bound, boolean inclusive, Object actual) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("origin", origin);
        params.put(name, bound);
        params.put("inclusive", inclusive);
        params.put("actual", actual);
        return issue(code, params);
    }

    private Optional<Issue> issue(IssueCode code, Map<String, ?> params) {
        return Optional.of(Issue.of(code, path, params));
    }
}
