package dev.llmoutput.agent.event;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One thing that happened in a run. The five families hold every event there is. */
public sealed interface AgentEvent permits RunEvent, TurnEvent, MessageEvent, ToolEvent, ArtifactEvent {
    /** The event's name in JSON, for example {@code turn_started}. */
    String type();

    /** The session. */
    String sessionId();

    /** The run. */
    String runId();

    /** The event as a JSON-like tree, {@code type}, {@code sessionId} and {@code runId} first, without absent members. */
    Map<String, @Nullable Object> toTree();

    /** This event without the secrets, and with cycles cut; names, types and ids stay as they are. */
    AgentEvent redacted(SecretRedactor redactor);

    /**
     * The event as compact JSON. Only a redacted event is sure to have one: what a host attaches may contain itself, or
     * values that JSON does not have.
     */
    default String toJson() {
        try (JsonAppender out = new JsonAppender()) {
            out.value(toTree());
            return out.toString();
        }
    }
}
