package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What came of a tool call: a value, which may be null, or the text of an error. Immutable. */
public final class ToolResult implements ContentBlock {
    private final String toolCallId;
    private final String name;
    private final @Nullable Object value;
    private final @Nullable String error;

    private ToolResult(String toolCallId, String name, @Nullable Object value, @Nullable String error) {
        this.toolCallId = toolCallId;
        this.name = name;
        this.value = value;
        this.error = error;
    }

    /**
     * The tool answered.
     *
     * @param value a JSON-like tree, or null
     */
    public static ToolResult of(ToolCall call, @Nullable Object value) {
        return new ToolResult(call.id(), call.name(), value, null);
    }

    /** The tool was not run, or it failed. */
    public static ToolResult failed(ToolCall call, String error) {
        return new ToolResult(call.id(), call.name(), null, Objects.requireNonNull(error, "error"));
    }

    /** The id of the call that this answers. */
    public String toolCallId() {
        return toolCallId;
    }

    /** The name of the tool that was called. */
    public String name() {
        return name;
    }

    /** What the tool answered; null if it answered nothing, or failed. */
    public @Nullable Object value() {
        return value;
    }

    /** What went wrong, fit for the model; absent if nothing did. */
    public Optional<String> error() {
        return Optional.ofNullable(error);
    }

    @Override
    public String type() {
        return "tool_result";
    }

    @Override
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("type", type());
        tree.put("toolCallId", toolCallId);
        tree.put("name", name);
        if (error == null) {
            tree.put("result", value);
        } else {
            tree.put("error", Map.of("message", error));
        }
        return tree;
    }

    @Override
    public ToolResult redacted(SecretRedactor redactor) {
        return new ToolResult(
                toolCallId, name, redactor.redactTree(value), error == null ? null : redactor.redactCut(error));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ToolResult that
                && toolCallId.equals(that.toolCallId)
                && name.equals(that.name)
                && Objects.equals(value, that.value)
                && Objects.equals(error, that.error);
    }

    @Override
    public int hashCode() {
        return Objects.hash(toolCallId, name, error);
    }

    /** Only what is safe to log: never the value or the error. */
    @Override
    public String toString() {
        return "ToolResult[" + toolCallId + ", " + name + (error == null ? "]" : ", failed]");
    }
}
