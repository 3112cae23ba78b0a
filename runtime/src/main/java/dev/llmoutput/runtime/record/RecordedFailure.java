package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Why a reply failed, as it was told when it was recorded. Immutable. */
public final class RecordedFailure {
    private final Failure.Kind kind;
    private final Failure.Reason reason;
    private final String observed;
    private final List<RecordedIssue> issues;

    RecordedFailure(Failure.Kind kind, Failure.Reason reason, String observed, List<RecordedIssue> issues) {
        this.kind = kind;
        this.reason = reason;
        this.observed = observed;
        this.issues = List.copyOf(issues);
    }

    static RecordedFailure of(Failure failure) {
        List<RecordedIssue> issues = new ArrayList<>();
        for (Issue issue : failure.issues()) {
            issues.add(new RecordedIssue(issue.code().wireName(), issue.path().toString(), issue.message()));
        }
        return new RecordedFailure(failure.kind(), failure.reason(), failure.observed(), issues);
    }

    /** Syntax or schema. */
    public Failure.Kind kind() {
        return kind;
    }

    /** The finer word. */
    public Failure.Reason reason() {
        return reason;
    }

    /** The line that the model was told. */
    public String observed() {
        return observed;
    }

    /** Everything that was wrong; unmodifiable. */
    public List<RecordedIssue> issues() {
        return issues;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordedFailure that
                && kind == that.kind
                && reason == that.reason
                && observed.equals(that.observed)
                && issues.equals(that.issues);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, reason, observed, issues);
    }

    /** Kind, reason and codes; never a text of the reply. */
    @Override
    public String toString() {
        return "RecordedFailure[" + kind + "/" + reason + ", " + issues + "]";
    }
}
