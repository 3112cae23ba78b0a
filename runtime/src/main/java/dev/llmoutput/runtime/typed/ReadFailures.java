package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonSyntaxException;

/** What ended a reading early, as a failure. */
final class ReadFailures {
    private ReadFailures() {}

    /** @param secrets whether the text may hold some, so that the failure must not quote it */
    static Failure of(JsonSyntaxException e, boolean secrets) {
        return Failure.syntax(reason(e.kind()), secrets ? Secrets.removed(e.issue()) : e.issue());
    }

    private static Failure.Reason reason(JsonSyntaxException.Kind kind) {
        return switch (kind) {
            case EMPTY -> Failure.Reason.EMPTY;
            case TRUNCATED -> Failure.Reason.TRUNCATED;
            case MALFORMED, LIMIT -> Failure.Reason.MALFORMED;
        };
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
