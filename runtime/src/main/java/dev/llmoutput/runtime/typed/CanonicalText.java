package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.NotWritableException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes canonical texts. */
final class CanonicalText {
    private CanonicalText() {}

    static <T> String of(ValueShape<T> shape, T value) {
        try (JsonAppender out = new JsonAppender(shape.holdsSecrets())) {
            try {
                shape.write(value, out);
            } catch (NotWritableException e) {
                // The path of the text knows no secrets, that of the checks does.
                throw shape.holdsSecrets()
                        ? refused(shape, value, e)
                        : new IllegalArgumentException(
                                notWritable(out.path(), e.value()).toString(), e);
            } catch (NullPointerException e) {
                throw refused(shape, value, e);
            }
            return out.toString();
        }
    }

    private static Issue notWritable(IssuePath path, String received) {
        Map<String, String> params = new LinkedHashMap<>();
        params.put("expected", "a value");
        params.put("received", received);
        return Issue.of(IssueCode.INVALID_TYPE, path, params);
    }

    /** Generated code asks a null record, list or Optional for its content; its checks know which one it is. */
    private static <T> RuntimeException refused(ValueShape<T> shape, T value, RuntimeException e) {
        for (Issue issue : Validation.of(shape, value, null)) {
            if (issue.code() == IssueCode.INVALID_TYPE) {
                return new IllegalArgumentException(issue.toString(), e);
            }
        }
        return e;
    }
}
