package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A model asks for a tool.
 *
 * @param id what the result is matched by
 * @param name the name of the tool; it may hold {@code /}
 * @param arguments a JSON-like tree, in the model's order; unmodifiable
 */
public record ToolCall(String id, String name, Map<String, @Nullable Object> arguments) implements ContentBlock {
    /** Copies the arguments' top level. */
    public ToolCall {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    @Override
    public String type() {
        return "tool_call";
    }

    @Override
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("type", type());
        tree.put("id", id);
        tree.put("name", name);
        tree.put("arguments", arguments);
        return tree;
    }

    @Override
    public ToolCall redacted(SecretRedactor redactor) {
        return new ToolCall(id, name, RedactedTree.of(arguments, redactor));
    }

    /** Only what is safe to log: never the arguments. */
    @Override
    public String toString() {
        return "ToolCall[" + id + ", " + name + "]";
    }
}
