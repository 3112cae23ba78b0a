package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Thrown by {@link Outcome#orElseThrow()} when no reply was accepted. The message names kinds, codes and counts, never a
 * text of the reply; the replies are on the {@linkplain #trail() trail}. The message survives Java serialization, nothing else does.
 */
public final class OutputRejectedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient Outcome.Rejected<?> rejected;

    OutputRejectedException(Outcome.Rejected<?> rejected) {
        super(message(rejected));
        this.rejected = rejected;
    }

    /** What was wrong with the last reply. */
    public Failure failure() {
        return rejected.failure();
    }

    /** How many replies were read; 1 or more. */
    public int attempts() {
        return rejected.attempts();
    }

    /** Every attempt with its raw reply, the first one first; unmodifiable. */
    public List<Attempt> trail() {
        return rejected.trail();
    }

    private static String message(Outcome.Rejected<?> rejected) {
        Failure failure = rejected.failure();
        return "no reply of " + rejected.attempts() + " was accepted, "
                + rejected.cause().words() + "; the last one: " + what(failure.reason()) + codes(failure.issues());
    }

    private static String what(Failure.Reason reason) {
        return switch (reason) {
            case MALFORMED -> "not the expected format";
            case TRUNCATED -> "cut off, at the output limit for example";
            case EMPTY -> "empty";
            case REFUSED -> "a refusal";
            case SCHEMA -> "the wrong shape";
        };
    }

    /** {@code " (missing, 2 x invalid_type)"}: paths are left out because keys of a map are text of the reply. */
    private static String codes(List<Issue> issues) {
        if (issues.isEmpty()) {
            return "";
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Issue issue : issues) {
            counts.merge(issue.code().wireName(), 1, Integer::sum);
        }
        StringJoiner codes = new StringJoiner(", ", " (", ")");
        counts.forEach((code, count) -> codes.add(count == 1 ? code : count + " x " + code));
        return codes.toString();
    }
}
