package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import java.util.List;

/** Checks a value that was made elsewhere. */
final class Validation {
    private Validation() {}

    static <T> List<Issue> of(ValueShape<T> shape, T value) {
        Checks checks = new Checks();
        shape.check(value, checks);
        return List.copyOf(checks.issues());
    }
}
