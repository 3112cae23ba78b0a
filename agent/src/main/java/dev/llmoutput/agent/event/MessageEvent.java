package dev.llmoutput.agent.event;

import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A model writes. */
public sealed interface MessageEvent extends AgentEvent {
    /**
     * The first piece of a message is about to come. A reply without any piece has no message events.
     *
     * @param sessionId the session
     * @param runId the run
     */
    record Started(String sessionId, String runId) implements MessageEvent {
        @Override
        public String type() {
            return "message_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("message", Message.of(Role.ASSISTANT, List.of()).toTree())
                    .members();
        }

        @Override
        public Started redacted(SecretRedactor redactor) {
            return this;
        }
    }

    /**
     * One piece of a message came.
     *
     * @param sessionId the session
     * @param runId the run
     * @param content the piece
     */
    record Delta(String sessionId, String runId, ContentBlock content) implements MessageEvent {
        @Override
        public String type() {
            return "message_delta";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("content", content.toTree()).members();
        }

        @Override
        public Delta redacted(SecretRedactor redactor) {
            return new Delta(sessionId, runId, content.redacted(redactor));
        }
    }

    /**
     * A message is complete and stored.
     *
     * @param sessionId the session
     * @param runId the run
     * @param message the whole message
     */
    record Finished(String sessionId, String runId, Message message) implements MessageEvent {
        @Override
        public String type() {
            return "message_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("message", message.toTree()).members();
        }

        @Override
        public Finished redacted(SecretRedactor redactor) {
            return new Finished(sessionId, runId, message.redacted(redactor));
        }
    }
}
