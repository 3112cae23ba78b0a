package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks a value that was made elsewhere. */
final class Validation {
    private Validation() {}

    /** @param clock what past and future are told by; null for the system's */
    static <T> List<Issue> of(ValueShape<T> shape, T value, @Nullable Clock clock) {
        Checks checks = new Checks();
        checks.clock(clock);
        try {
            shape.check(value, checks);
            return List.copyOf(checks.issues());
        } catch (StackOverflowError e) {
            // A program may nest what may be anything deeper than a reply can, or within itself.
            return List.of(Issue.of(IssueCode.LIMIT, IssuePath.ROOT, StackLimit.params("a value that can be checked")));
        }
    }
}
