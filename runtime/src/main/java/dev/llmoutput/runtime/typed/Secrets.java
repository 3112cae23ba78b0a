package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps what a reply says at secret places out of issues. */
final class Secrets {
    /** Stands where a value would. */
    private static final String SECRET = "<secret>";

    /** What a fault in JSON says of what stands there without quoting it. */
    private static final Set<Object> WITHOUT_TEXT =
            Set.of("nothing", "the end of the text", "a line break", "a second one that differs", "a second value");

    private static final Set<String> ECHOED = Set.of("value", "actual");

    private Secrets() {}

    /** A fault in the text of {@code shape} without what it quotes, and without names that may be keys of a secret map. */
    static Issue removed(Issue fault, ValueShape<?> shape) {
        Issue issue = removed(fault);
        Map<String, Object> params = new LinkedHashMap<>(issue.params());
        params.computeIfPresent("expected", (name, expected) -> withoutName((String) expected, shape));
        return Issue.of(issue.code(), IssuePath.ROOT, params);
    }

    /** Words such as {@code a value for "name"}; names of the root are none that a reply has made up. */
    private static String withoutName(String expected, ValueShape<?> shape) {
        int quote = expected.indexOf(" \"");
        boolean ends = expected.endsWith("\"") || expected.endsWith("...");
        if (quote < 0 || !ends || shape.knows(expected.substring(quote + 2, expected.length() - 1))) {
            return expected;
        }
        return expected.substring(0, quote + 1) + SECRET;
    }

    /** {@code issue} without what it quotes. */
    static Issue removed(Issue issue) {
        Map<String, Object> params = new LinkedHashMap<>(issue.params());
        params.replaceAll((name, value) -> ECHOED.contains(name) ? SECRET : value);
        if (issue.code() == IssueCode.MALFORMED && !WITHOUT_TEXT.contains(params.get("received"))) {
            params.put("received", SECRET);
        }
        params.computeIfPresent("keys", (name, keys) -> List.of(SECRET));
        return Issue.of(issue.code(), issue.path(), params);
    }
}
