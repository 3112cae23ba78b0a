package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a model wrote while it thought; never part of the answer.
 *
 * @param text any text, also an empty one
 */
public record ThinkingBlock(String text) implements ContentBlock {
    /** Refuses a null text. */
    public ThinkingBlock {
        Objects.requireNonNull(text, "text");
    }

    @Override
    public String type() {
        return "thinking";
    }

    @Override
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("type", type());
        tree.put("text", text);
        return tree;
    }

    @Override
    public ThinkingBlock redacted(SecretRedactor redactor) {
        return new ThinkingBlock(redactor.redact(text));
    }

    /** Only what is safe to log: never the text. */
    @Override
    public String toString() {
        return "ThinkingBlock[length=" + text.length() + "]";
    }
}
