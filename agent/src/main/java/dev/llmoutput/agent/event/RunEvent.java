package dev.llmoutput.agent.event;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A run begins or ends. */
public sealed interface RunEvent extends AgentEvent {
    /**
     * A run begins; always the first event.
     *
     * @param sessionId the session
     * @param runId the run
     */
    record Started(String sessionId, String runId) implements RunEvent {
        @Override
        public String type() {
            return "agent_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).members();
        }

        @Override
        public Started redacted(SecretRedactor redactor) {
            return this;
        }
    }

    /**
     * A run ended well; always its last event.
     *
     * @param sessionId the session
     * @param runId the run
     */
    record Finished(String sessionId, String runId) implements RunEvent {
        @Override
        public String type() {
            return "agent_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).members();
        }

        @Override
        public Finished redacted(SecretRedactor redactor) {
            return this;
        }
    }

    /**
     * A run failed for real, or was aborted; always its last event. An answer that is merely not accepted is none.
     *
     * @param sessionId the session
     * @param runId the run
     * @param error what went wrong
     */
    record Failed(String sessionId, String runId, AgentError error) implements RunEvent {
        @Override
        public String type() {
            return "error";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("error", error.toTree()).members();
        }

        @Override
        public Failed redacted(SecretRedactor redactor) {
            return new Failed(sessionId, runId, error.redacted(redactor));
        }
    }
}
