package dev.llmoutput.processor.golden;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.util.List;
import java.util.Random;

/** Constraints that fit a type, as they are written before it; often none. Some value keeps all of them. */
record RandomConstraints(Random random) {
    private static final List<String> TEXTS = List.of(
            "@NotBlank",
            "@NotEmpty",
            "@Size(max = 5)",
            "@Size(min = 2, max = 9)",
            "@NotBlank @Size(max = 12)",
            "@Email",
            "@Pattern(regexp = \"[a-x0-9]{1,8}\")",
            "@Pattern(regexp = \"T-[0-9]+\") @Size(max = 6)",
            "@Pattern(regexp = \"[a-zA-Z]{3}\")",
            "@Pattern(regexp = \"[A-Z]+\") @Pattern(regexp = \".{2,4}\")",
            "@Pattern(regexp = \".*\") @NotNull");
    private static final List<String> SIZES =
            List.of("@Size(max = 3)", "@NotEmpty", "@Size(min = 1, max = 4)", "@Valid", "@NotNull");
    private static final List<String> TENSES = List.of("@Past", "@PastOrPresent", "@Future", "@FutureOrPresent");

    /** Patterns with flags, which no schema says. */
    private static final List<String> FLAGGED = List.of(
            "@Pattern(regexp = \"[p-z]{0,20}\", flags = Pattern.Flag.CASE_INSENSITIVE)",
            "@Pattern(regexp = \"(?:[^q]|\\n)*\", flags = {Pattern.Flag.DOTALL, Pattern.Flag.UNICODE_CASE})",
            "@Size(max = 6) @Pattern(regexp = \"[^ x]* # no space\", flags = Pattern.Flag.COMMENTS)",
            "@Pattern(regexp = \"[^\u00c9]*\", flags = {Pattern.Flag.CASE_INSENSITIVE, Pattern.Flag.UNICODE_CASE})");

    /** Whether an issue is one that no schema knows of: what a rule or constructor says, or a pattern with flags. */
    static boolean isBeyondSchema(Issue issue) {
        return issue.code() == IssueCode.CUSTOM
                || (issue.params().get("pattern") instanceof String regex
                        && FLAGGED.stream()
                                .anyMatch(constraint -> constraint.contains('"' + regex.replace("\n", "\\\\n") + '"')));
    }

    String of(TypeRow row) {
        if (random.nextBoolean()) {
            return "";
        }
        String constraints = switch (row.kind()) {
            case TRUTH -> random.nextInt(4) > 0 ? "" : any(List.of("@AssertTrue", "@AssertFalse"));
            case WHOLE -> whole();
            case DECIMAL -> random.nextBoolean() ? whole() : decimal();
            case TEXT -> any(random.nextInt(8) == 0 ? FLAGGED : TEXTS);
            case MOMENT -> random.nextInt(4) > 0 ? "" : any(TENSES);
            case BYTES -> any(List.of("@Size(max = 6)", "@NotEmpty", "@Size(min = 1, max = 9)"));
            case CONTAINER -> any(SIZES);
            case OPTIONAL -> optional(row);
            case ANYTHING -> "@NotNull";
            case CHARACTER, FORM, DECLARED -> row.isPrimitive() ? "" : any(List.of("", "@NotNull"));
        };
        return constraints.isEmpty() ? "" : constraints + " ";
    }

    private String optional(TypeRow row) {
        return switch (row) {
            case OPTIONAL_INT, OPTIONAL_LONG -> whole();
            case OPTIONAL_DOUBLE -> decimal();
            default -> "";
        };
    }

    private String whole() {
        int low = random.nextInt(41) - 20;
        int high = low + random.nextInt(31);
        return any(List.of(
                "@Min(" + low + ")",
                "@Max(" + high + ")",
                "@Min(" + low + ") @Max(" + high + ")",
                "@DecimalMin(\"" + low + "\") @DecimalMax(value = \"" + (high + 1) + "\", inclusive = false)",
                "@DecimalMin(value = \"" + low + "\", inclusive = false)",
                "@Positive",
                "@PositiveOrZero",
                "@Negative",
                "@NegativeOrZero",
                "@Digits(integer = 2, fraction = 0)",
                "@PositiveOrZero @Max(9)"));
    }

    private String decimal() {
        return any(List.of(
                "@DecimalMin(\"-0.5\") @DecimalMax(\"1.25\")",
                "@DecimalMin(value = \"0.25\", inclusive = false) @Max(3)",
                "@DecimalMax(value = \"7.75\", inclusive = false)",
                "@Digits(integer = 3, fraction = 2)",
                "@Digits(integer = 1, fraction = 2) @PositiveOrZero",
                "@Positive"));
    }

    private String any(List<String> pool) {
        return pool.get(random.nextInt(pool.size()));
    }
}
