package dev.llmoutput.agent.event;

import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A tool is called. */
public sealed interface ToolEvent extends AgentEvent {
    /**
     * A tool begins to work.
     *
     * @param sessionId the session
     * @param runId the run
     * @param call what the model asked for
     */
    record Started(String sessionId, String runId, ToolCall call) implements ToolEvent {
        @Override
        public String type() {
            return "tool_execution_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this).with("call", call.toTree()).members();
        }

        @Override
        public Started redacted(SecretRedactor redactor) {
            return new Started(sessionId, runId, call.redacted(redactor));
        }
    }

    /**
     * A tool answered.
     *
     * @param sessionId the session
     * @param runId the run
     * @param result its answer
     */
    record Finished(String sessionId, String runId, ToolResult result) implements ToolEvent {
        @Override
        public String type() {
            return "tool_execution_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            Map<String, @Nullable Object> answer = new LinkedHashMap<>();
            answer.put("toolCallId", result.toolCallId());
            answer.put("name", result.name());
            answer.put("value", result.value());
            return EventTree.of(this).with("result", answer).members();
        }

        @Override
        public Finished redacted(SecretRedactor redactor) {
            return new Finished(sessionId, runId, result.redacted(redactor));
        }
    }

    /**
     * A tool failed, or there is none of that name; the model is told and the run goes on.
     *
     * @param sessionId the session
     * @param runId the run
     * @param call what the model asked for
     * @param error what went wrong
     */
    record Failed(String sessionId, String runId, ToolCall call, AgentError error) implements ToolEvent {
        @Override
        public String type() {
            return "tool_execution_error";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("call", call.toTree())
                    .with("error", error.toTree())
                    .members();
        }

        @Override
        public Failed redacted(SecretRedactor redactor) {
            return new Failed(sessionId, runId, call.redacted(redactor), error.redacted(redactor));
        }
    }

    /**
     * The guard refused a call, so it never started; the model is told and the run goes on.
     *
     * @param sessionId the session
     * @param runId the run
     * @param call what the model asked for
     * @param denial why it was refused
     */
    record Blocked(String sessionId, String runId, ToolCall call, ToolDenial denial) implements ToolEvent {
        @Override
        public String type() {
            return "tool_execution_blocked";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("toolCallId", call.id())
                    .with("name", call.name())
                    .with("reason", denial.reason())
                    .with("error", Map.of("message", denial.message()))
                    .members();
        }

        @Override
        public Blocked redacted(SecretRedactor redactor) {
            return new Blocked(
                    sessionId,
                    runId,
                    call.redacted(redactor),
                    new ToolDenial(denial.reason(), redactor.redactCut(denial.message())));
        }
    }
}
