package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.loop.LoopResult;
import org.jspecify.annotations.Nullable;

/** How a run ended: its status, what was wrong, why it was aborted, the exception behind it, and the loop's result. */
record RunEnd(
        RunStatus status,
        @Nullable AgentError error,
        @Nullable String abortReason,
        @Nullable Throwable cause,
        LoopResult loopResult) {
    static RunEnd succeeded(LoopResult result) {
        return new RunEnd(RunStatus.SUCCEEDED, null, null, null, result);
    }

    static RunEnd failed(AgentError error, LoopResult result) {
        return new RunEnd(RunStatus.FAILED, error, null, null, result);
    }

    static RunEnd failed(Throwable cause) {
        return new RunEnd(RunStatus.FAILED, RunErrors.of(cause), null, cause, LoopResult.empty());
    }

    static RunEnd aborted(String reason, Throwable cause) {
        return new RunEnd(RunStatus.ABORTED, AgentError.of("aborted: " + reason), reason, cause, LoopResult.empty());
    }
}
