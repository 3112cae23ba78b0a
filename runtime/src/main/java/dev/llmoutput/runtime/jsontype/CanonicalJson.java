package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.NotWritableException;
import org.jspecify.annotations.Nullable;

/** The canonical text of what a validator answers. */
final class CanonicalJson {
    private CanonicalJson() {}

    static String of(@Nullable Object json) {
        try (JsonAppender out = new JsonAppender()) {
            try {
                out.value(json);
            } catch (NotWritableException e) {
                throw new IllegalArgumentException(
                        "the validator's value: " + Issue.custom(out.path(), "cannot be written as JSON: " + e.value()),
                        e);
            }
            return out.toString();
        }
    }
}
