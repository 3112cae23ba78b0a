package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonSyntaxException;

/** Why a reply is refused, without a word of the reply itself. */
final class Reasons {
    static final String NO_CONTAINER = "an object or a list";

    private Reasons() {}

    static String of(JsonSyntaxException fault) {
        return fault.kind() == JsonSyntaxException.Kind.TRUNCATED
                ? "cut off: an unclosed value is never closed by guess"
                : malformed(String.valueOf(fault.issue().params().get("expected")));
    }

    static String of(Failure failure) {
        Issue issue = failure.issues().get(0);
        if (failure.reason() == Failure.Reason.TRUNCATED) {
            return "cut off: an unclosed value is never closed by guess";
        }
        return switch (issue.code()) {
            case MALFORMED -> malformed(String.valueOf(issue.params().get("expected")));
            default -> "not of the shape: " + issue.code().wireName();
        };
    }

    private static String malformed(String expected) {
        if (expected.startsWith("',' or")) {
            return "a quote inside a string, a missing comma, or a second answer before the first has ended";
        }
        if (expected.startsWith("a name in double quotes")) {
            return "a name without quotes, or members without a name";
        }
        if (expected.startsWith("a value") || isWord(expected)) {
            return "a word without quotes where a value must stand, or nothing";
        }
        if (expected.startsWith("'\\\\'")) {
            return "a backslash with two readings";
        }
        if (expected.equals(NO_CONTAINER)) {
            return "no object and no list in it";
        }
        if (expected.startsWith("one value that fits")) {
            return "several values that differ";
        }
        if (expected.startsWith("nothing after")) {
            return "something after the value that seems to belong to it";
        }
        if (expected.startsWith("':'")) {
            return "no colon after a name";
        }
        if (expected.contains("number")) {
            return "a number that JSON does not have";
        }
        return "another place that has no reading";
    }

    private static boolean isWord(String expected) {
        return expected.startsWith("true") || expected.startsWith("false") || expected.startsWith("null");
    }
}
