package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.LinkedHashMap;
import java.util.Map;

/** What ended a reading early, as a failure. */
final class ReadFailures {
    private ReadFailures() {}

    /** What ended the reading of {@code shape}; if it holds secrets, the failure does not quote the text. */
    static Failure of(JsonSyntaxException e, ValueShape<?> shape) {
        Issue issue = told(e.issue(), shape.expected());
        return Failure.syntax(reason(e.kind()), shape.holdsSecrets() ? Secrets.removed(issue, shape) : issue);
    }

    /** Where no value at all was found, what is expected is more than a value. */
    private static Issue told(Issue issue, String expected) {
        if (!"a value".equals(issue.params().get("expected"))) {
            return issue;
        }
        Map<String, Object> params = new LinkedHashMap<>(issue.params());
        params.put("expected", expected);
        return Issue.of(issue.code(), issue.path(), params);
    }

    private static Failure.Reason reason(JsonSyntaxException.Kind kind) {
        if (kind == JsonSyntaxException.Kind.EMPTY) {
            return Failure.Reason.EMPTY;
        }
        return kind == JsonSyntaxException.Kind.TRUNCATED ? Failure.Reason.TRUNCATED : Failure.Reason.MALFORMED;
    }

    /** The limits allow a depth that the thread's stack does not. */
    static Failure stackOverflow(int depth) {
        return Failure.syntax(
                Failure.Reason.MALFORMED,
                Issue.of(
                        IssueCode.LIMIT,
                        IssuePath.ROOT,
                        IssueParams.of("limit", "a nesting depth").and("maximum", depth)));
    }
}
