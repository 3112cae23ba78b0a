package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Text for the reader.
 *
 * @param text any text, also an empty one
 */
public record TextBlock(String text) implements ContentBlock {
    /** Refuses a null text. */
    public TextBlock {
        Objects.requireNonNull(text, "text");
    }

    @Override
    public String type() {
        return "text";
    }

    @Override
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("type", type());
        tree.put("text", text);
        return tree;
    }

    @Override
    public TextBlock redacted(SecretRedactor redactor) {
        return new TextBlock(redactor.redact(text));
    }

    /** Only what is safe to log: never the text. */
    @Override
    public String toString() {
        return "TextBlock[length=" + text.length() + "]";
    }
}
