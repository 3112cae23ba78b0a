package dev.llmoutput.runtime.contract;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.Observed;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a reply was not accepted: its kind, a finer reason, the issues as data, and one line that can be sent back to the
 * model. Holds of the reply only what its issues quote. Immutable.
 */
public final class Failure {
    /** The two kinds of failure; the set is closed. */
    public enum Kind {
        /** The text is not the format at all. */
        SYNTAX,
        /** The text is the format, but of the wrong shape. */
        SCHEMA
    }

    /** A finer word for what happened. */
    public enum Reason {
        /** Not the format, or more than one reading. */
        MALFORMED,
        /** Cut off: the text ends before its value does. */
        TRUNCATED,
        /** Nothing but white space. */
        EMPTY,
        /** The model declined to answer. */
        REFUSED,
        /** The wrong shape; always and only with {@link Kind#SCHEMA}, unless the reply was also cut off or refused. */
        SCHEMA
    }

    private final Kind kind;
    private final Reason reason;
    private final List<Issue> issues;
    /** Made from the issues when it is first asked for, unless it came as a text. */
    private volatile @Nullable String observed;

    private Failure(Kind kind, Reason reason, @Nullable String observed, List<Issue> issues) {
        this.kind = kind;
        this.reason = reason;
        this.observed = observed;
        this.issues = issues;
    }

    /**
     * A syntax failure of a type of your own.
     *
     * @param observed what was seen, for the model; forced onto one line of at most 2,000 characters
     * @throws IllegalArgumentException if {@code reason} is {@link Reason#SCHEMA} or {@code observed} is blank
     */
    public static Failure syntax(Reason reason, String observed) {
        return new Failure(Kind.SYNTAX, syntaxReason(reason), Observed.of(observed), List.of());
    }

    /** A syntax failure whose one issue ({@code malformed} or {@code limit}) says what was wrong and where. */
    public static Failure syntax(Reason reason, Issue issue) {
        return new Failure(Kind.SYNTAX, syntaxReason(reason), null, List.of(issue));
    }

    /**
     * A schema failure.
     *
     * @param issues everything that is wrong, in document order: each where its value ends, so behind those in it
     * @throws IllegalArgumentException if {@code issues} is empty
     */
    public static Failure schema(List<Issue> issues) {
        if (issues.isEmpty()) {
            throw new IllegalArgumentException("a schema failure has at least one issue");
        }
        return new Failure(Kind.SCHEMA, Reason.SCHEMA, null, List.copyOf(issues));
    }

    private static Reason syntaxReason(Reason reason) {
        if (Objects.requireNonNull(reason, "reason") == Reason.SCHEMA) {
            throw new IllegalArgumentException("a syntax failure cannot have the reason SCHEMA");
        }
        return reason;
    }

    /** This failure with another reason, for a reply that is known to be cut off or refused. */
    public Failure withReason(Reason newReason) {
        return new Failure(kind, Objects.requireNonNull(newReason, "newReason"), observed, issues);
    }

    /** Syntax or schema. */
    public Kind kind() {
        return kind;
    }

    /** The finer word. */
    public Reason reason() {
        return reason;
    }

    /** What was seen: one line of at most 2,000 characters, fit to be sent back to the model. */
    public String observed() {
        String line = observed;
        if (line == null) {
            line = Observed.of(issues);
            observed = line;
        }
        return line;
    }

    /** Everything that was wrong, with paths; unmodifiable. Empty only for a syntax failure of a type of your own. */
    public List<Issue> issues() {
        return issues;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Failure that
                && kind == that.kind
                && reason == that.reason
                && issues.equals(that.issues)
                && observed().equals(that.observed());
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, reason, observed(), issues);
    }

    /** Kind, reason and number of issues; never a text of the reply. */
    @Override
    public String toString() {
        return "Failure[" + kind + "/" + reason + ", issues=" + issues.size() + "]";
    }
}
