package dev.llmoutput.agent.event;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One model call begins or ends. */
public sealed interface TurnEvent extends AgentEvent {
    /** The model call of the run, from 1 up. */
    int turn();

    /**
     * A turn begins, before its request is put together.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     */
    record Started(String sessionId, String runId, int turn) implements TurnEvent {
        @Override
        public String type() {
            return "turn_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("turn", turn).members();
        }

        @Override
        public Started redacted(SecretRedactor redactor) {
            return this;
        }
    }

    /**
     * A turn ended: its message is stored. Tool and artifact events of the turn follow.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     */
    record Finished(String sessionId, String runId, int turn) implements TurnEvent {
        @Override
        public String type() {
            return "turn_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("turn", turn).members();
        }

        @Override
        public Finished redacted(SecretRedactor redactor) {
            return this;
        }
    }
}
