package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentError;
import org.jspecify.annotations.Nullable;

/**
 * A run failed or was aborted. The message holds no secret; the cause, the original exception, is left out if it would
 * tell one.
 */
public final class AgentRunError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient AgentRunResult result;

    AgentRunError(AgentRunResult result, @Nullable Throwable cause) {
        super(result.error().map(AgentError::message).orElse("the run failed"), cause);
        this.result = result;
    }

    /** Run, status, error with its code, and cost. */
    public AgentRunResult result() {
        return result;
    }
}
