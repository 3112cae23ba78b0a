package dev.llmoutput.runtime.json;

import dev.llmoutput.runtime.issue.Issue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
    /** Null after Java serialization. */
    private final transient @Nullable Issue issue;

    JsonSyntaxException(Kind kind, Issue issue) {
        super(null, null, false, false);
        this.kind = kind;
        this.issue = issue;
    }

    /**
     * That something stands at {@code offset} of {@code text} that is not what was expected, for a caller that knows more
     * than a cursor.
     */
    public static JsonSyntaxException malformed(String text, int offset, String expected, String received) {
        return JsonFault.malformed(text, offset, expected, received);
    }

    /** This fault at {@code offset} of {@code source}, which the text was made from that was read. */
    public JsonSyntaxException movedTo(String source, int offset) {
        return JsonFault.moved(this, source, offset);
    }

    /** Where the fault is in the text that was read, 0-based, in UTF-16 units. */
    public int offset() {
        return (Integer) Objects.requireNonNull(issue().params().get("offset"));
    }

    @Override
    public String getMessage() {
        return issue == null ? kind.name() : issue.toString();
    }

    /** What is the matter. */
    public Kind kind() {
        return kind;
    }

    /** A {@code malformed} issue, or a {@code limit} issue if that is the kind. It does not survive Java serialization. */
    public Issue issue() {
        return Objects.requireNonNull(issue, "issue");
    }
}
