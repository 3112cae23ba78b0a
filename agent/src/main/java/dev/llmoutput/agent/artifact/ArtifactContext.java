package dev.llmoutput.agent.artifact;

import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every callback of one attempt is told.
 *
 * @param sessionId the session
 * @param runId the run
 * @param turn the model call of the run whose reply is looked at, from 1 up
 * @param signal tells of an abort and its reason, also while a callback works
 * @param metadata what the host attached to agent, session and run; unmodifiable
 */
public record ArtifactContext(
        String sessionId, String runId, int turn, CancellationToken signal, Map<String, @Nullable Object> metadata) {
    /** Copies the top level of the metadata. */
    public ArtifactContext {
        Objects.requireNonNull(sessionId, "sessionId");
        Objects.requireNonNull(runId, "runId");
        Objects.requireNonNull(signal, "signal");
        metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    }

    /** Only what is safe to log: never the metadata. */
    @Override
    public String toString() {
        return "ArtifactContext[" + sessionId + ", " + runId + ", turn=" + turn + "]";
    }
}
