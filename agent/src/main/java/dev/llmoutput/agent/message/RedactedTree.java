package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The one place that knows that a redacted map is a map again. */
final class RedactedTree {
    private RedactedTree() {}

    @SuppressWarnings("unchecked") // a redacted map is a map with text keys
    static Map<String, @Nullable Object> of(Map<String, @Nullable Object> tree, SecretRedactor redactor) {
        return (Map<String, @Nullable Object>) Objects.requireNonNull(redactor.redactTree(tree));
    }
}
