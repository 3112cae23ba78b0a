package dev.llmoutput.runtime.json;

import dev.llmoutput.runtime.issue.Issue;

/**
 * A text that is not JSON or exceeds a limit; has no stack trace. The one {@link #issue()} says what was expected, what
 * stood there and where.
 */
public final class JsonSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is the matter with the text. */
    public enum Kind {
        /** Something stands where JSON allows it not. */
        MALFORMED,
        /** The text ends inside a value; all of it is the beginning of a JSON text. */
        TRUNCATED,
        /** Nothing but white space. */
        EMPTY,
        /** A limit is exceeded. */
        LIMIT
    }

    private final Kind kind;
    private final transient Issue issue;

    JsonSyntaxException(Kind kind, Issue issue) {
        super(issue.toString(), null, false, false);
        this.kind = kind;
        this.issue = issue;
    }

    /** What is the matter. */
    public Kind kind() {
        return kind;
    }

    /** A {@code malformed} issue, or a {@code limit} issue if that is the kind. */
    public Issue issue() {
        return issue;
    }
}
