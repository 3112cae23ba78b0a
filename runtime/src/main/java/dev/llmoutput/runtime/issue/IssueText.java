package dev.llmoutput.runtime.issue;

import java.util.List;
import java.util.StringJoiner;

/** The one place where issues are put into words. */
final class IssueText {
    private IssueText() {}

    static String message(Issue issue) {
        return Quoted.oneLine(words(issue) + defaulted(issue));
    }

    private static String defaulted(Issue issue) {
        List<?> names = (List<?>) issue.params().getOrDefault("defaulted", List.of());
        return names.isEmpty()
                ? ""
                : "; got no value for " + quoted(names)
                        + (names.size() == 1 ? ", so its default counts" : ", so their defaults count");
    }

    private static String words(Issue issue) {
        return switch (issue.code()) {
            case MISSING -> "expected " + param(issue, "expected") + ", but the key is missing";
            case INVALID_TYPE -> "expected " + param(issue, "expected") + ", got " + received(issue);
            case TOO_SMALL ->
                isTime(issue, "minimum")
                        ? time(issue, "future")
                        : bound(issue, "minimum", "at least ", ">= ", "more than ", "> ");
            case TOO_BIG ->
                isTime(issue, "maximum")
                        ? time(issue, "past")
                        : bound(issue, "maximum", "at most ", "<= ", "less than ", "< ");
            case INVALID_FORMAT -> "expected " + param(issue, "format") + gotValue(issue) + nonexistent(issue);
            case NOT_MULTIPLE_OF -> "expected a multiple of " + param(issue, "divisor") + gotValue(issue);
            case UNRECOGNIZED_KEYS -> unknownKeys(issue);
            case INVALID_VALUE -> "expected " + oneOf(issue) + gotValue(issue);
            case INVALID_UNION ->
                "expected " + param(issue, "discriminator") + " to be " + oneOf(issue) + discriminator(issue);
            case DUPLICATE_ITEM -> "expected distinct items, got the item at [" + param(issue, "first") + "] again";
            case DUPLICATE_KEY -> duplicateKey(issue);
            case MALFORMED ->
                "not valid JSON: " + position(issue) + "expected " + param(issue, "expected") + ", got "
                        + param(issue, "received");
            case LIMIT ->
                "too large: " + position(issue) + "expected " + param(issue, "limit")
                        + (issue.params().containsKey("maximum") ? " of at most " + param(issue, "maximum") : "");
            case CUSTOM -> param(issue, "message");
        };
    }

    private static String param(Issue issue, String name) {
        Object value = issue.params().get(name);
        return value == null ? "?" : value.toString();
    }

    private static String received(Issue issue) {
        String type = param(issue, "received");
        Object value = issue.params().get("value");
        if (value == null) {
            return type;
        }
        return type.equals("string")
                ? "string " + Quoted.of(value.toString())
                : type + " " + Quoted.cut(value.toString());
    }

    private static String gotValue(Issue issue) {
        Object value = issue.params().get("value");
        if (value == null) {
            return "";
        }
        return ", got " + (value instanceof String text ? Quoted.of(text) : Quoted.cut(value.toString()));
    }

    private static String nonexistent(Issue issue) {
        Object what = issue.params().get("nonexistent");
        return what == null ? "" : ": that " + what + " does not exist";
    }

    private static String discriminator(Issue issue) {
        Object received = issue.params().get("received");
        return issue.params().containsKey("value")
                ? gotValue(issue)
                : received == null ? ", but the key is missing" : ", got " + received;
    }

    private static String bound(
            Issue issue, String bound, String count, String number, String exclusiveCount, String exclusiveNumber) {
        boolean inclusive = !Boolean.FALSE.equals(issue.params().get("inclusive"));
        String origin = param(issue, "origin");
        String limit = param(issue, bound);
        String expected = origin.equals("number")
                ? "a number " + (inclusive ? number : exclusiveNumber) + limit
                : (origin.equals("key") ? "a key of " : "") + (inclusive ? count : exclusiveCount) + limit + " "
                        + unit(origin, limit);
        Object actual = issue.params().get("actual");
        return "expected " + expected + (actual == null ? "" : ", got " + actual);
    }

    private static boolean isTime(Issue issue, String bound) {
        return "now".equals(issue.params().get(bound));
    }

    private static String time(Issue issue, String side) {
        boolean present = Boolean.TRUE.equals(issue.params().get("inclusive"));
        Object actual = issue.params().get("actual");
        return "expected a " + param(issue, "origin") + " in the " + side + (present ? " or present" : "")
                + (actual == null ? "" : ", got " + Quoted.of(actual.toString()));
    }

    private static String unit(String origin, String limit) {
        String unit = switch (origin) {
            case "string", "key" -> "character";
            case "object" -> "key";
            case "bytes" -> "byte";
            default -> "item";
        };
        return limit.equals("1") ? unit : unit + "s";
    }

    private static String unknownKeys(Issue issue) {
        List<?> keys = (List<?>) issue.params().getOrDefault("keys", List.of());
        List<?> meant = (List<?>) issue.params().getOrDefault("meant", List.of());
        Object received = issue.params().get("received");
        if (received != null) {
            return "expected an answer, got " + received + " with the keys " + quoted(keys);
        }
        return "expected no other keys, got " + quoted(keys)
                + (meant.isEmpty() ? "" : "; did you mean " + quoted(meant) + "?");
    }

    private static String duplicateKey(Issue issue) {
        List<?> keys = (List<?>) issue.params().getOrDefault("keys", List.of());
        return keys.size() < 2
                ? "expected the key once, got it again with another value"
                : "expected one of the keys " + quoted(keys) + ", got both with different values";
    }

    private static String oneOf(Issue issue) {
        List<?> values = (List<?>) issue.params().getOrDefault("values", List.of());
        return (values.size() == 1 ? "" : "one of ") + quoted(values);
    }

    /** Texts in quotes, booleans bare, as JSON has them. */
    private static String quoted(List<?> values) {
        StringJoiner list = new StringJoiner(", ");
        for (Object value : values) {
            list.add(value instanceof Boolean ? value.toString() : Quoted.of(value.toString()));
        }
        return list.toString();
    }

    private static String position(Issue issue) {
        return issue.params().containsKey("line")
                ? "line " + param(issue, "line") + ", column " + param(issue, "column") + ": "
                : "";
    }
}
