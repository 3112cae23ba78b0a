package dev.llmoutput.agent.session;

import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a run leaves behind as it goes: its events, without secrets, its cost and the model's last text. Closed with the
 * last event, so that a provider or tool that outlives an abort cannot add to it.
 */
final class RunTrace {
    private final String sessionId;
    private final String runId;
    private final SecretRedactor redactor;
    private final EventFeed feed;
    private boolean closed;
    private String text = "";
    private @Nullable Usage usage;
    private @Nullable ArtifactValidation failedArtifact;
    private boolean artifactFinished;

    RunTrace(String sessionId, String runId, SecretRedactor redactor, EventFeed feed) {
        this.sessionId = sessionId;
        this.runId = runId;
        this.redactor = redactor;
        this.feed = feed;
    }

    void emit(AgentEvent event) {
        emit(event, false);
    }

    /** Emits the last event; none is taken after it. */
    void emitLast(AgentEvent event) {
        emit(event, true);
    }

    private void emit(AgentEvent event, boolean last) {
        AgentEvent safe = event.redacted(redactor);
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = last;
            note(event);
            feed.enqueue(safe);
        }
        feed.drain();
    }

    private void note(AgentEvent event) {
        if (event instanceof ArtifactEvent.Failed failed) {
            failedArtifact = failed.result();
        } else if (event instanceof ArtifactEvent.Finished) {
            artifactFinished = true;
        }
    }

    synchronized void addUsage(Usage cost) {
        usage = usage == null ? cost : usage.plus(cost);
    }

    synchronized void setText(String newText) {
        text = newText;
    }

    /** No event is taken any more: the last one is out. */
    synchronized void close() {
        closed = true;
    }

    String sessionId() {
        return sessionId;
    }

    String runId() {
        return runId;
    }

    synchronized String text() {
        return text;
    }

    synchronized @Nullable Usage usage() {
        return usage;
    }

    /** The verdict with which the run's budget ended, if it did. */
    synchronized Optional<ArtifactValidation> failedArtifact() {
        return Optional.ofNullable(failedArtifact);
    }

    synchronized boolean artifactFinished() {
        return artifactFinished;
    }

    SecretRedactor redactor() {
        return redactor;
    }
}
