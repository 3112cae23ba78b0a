package dev.llmoutput.agent.tool;

import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a tool and its guard are told.
 *
 * @param sessionId the session
 * @param runId the run
 * @param signal tells of an abort, also while the tool works
 * @param metadata what the host attached to agent, session and run; unmodifiable
 */
public record ToolContext(
        String sessionId, String runId, CancellationToken signal, Map<String, @Nullable Object> metadata) {
    /** Copies the top level of the metadata. */
    public ToolContext {
        Objects.requireNonNull(sessionId, "sessionId");
        Objects.requireNonNull(runId, "runId");
        Objects.requireNonNull(signal, "signal");
        metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    }

    /** Only what is safe to log: never the metadata. */
    @Override
    public String toString() {
        return "ToolContext[" + sessionId + ", " + runId + "]";
    }
}
