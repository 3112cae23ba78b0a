package dev.llmoutput.agent.message;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One piece of a message. */
public sealed interface ContentBlock permits TextBlock, ThinkingBlock, ToolCall, ToolResult {
    /** The kind of piece, as its JSON form names it. */
    String type();

    /** The piece as a JSON-like tree, in a fixed order and without absent members. */
    Map<String, @Nullable Object> toTree();

    /** This piece without the secrets; type, ids and names stay as they are. */
    ContentBlock redacted(SecretRedactor redactor);
}
