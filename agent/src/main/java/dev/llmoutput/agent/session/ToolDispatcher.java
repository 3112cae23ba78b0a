package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The one way to a tool: registry, guard, execution. Whatever goes wrong becomes a result that tells the model. */
final class ToolDispatcher {
    private final ToolRegistry tools;
    private final ToolGuard guard;
    private final ToolContext context;
    private final RunTrace trace;

    ToolDispatcher(ToolRegistry tools, ToolGuard guard, ToolContext context, RunTrace trace) {
        this.tools = tools;
        this.guard = guard;
        this.context = context;
        this.trace = trace;
    }

    CompletionStage<ToolResult> dispatch(ToolCall call) {
        Optional<Tool> tool = tools.find(call.name());
        if (tool.isEmpty()) {
            return CompletableFuture.completedFuture(failed(call, "unknown tool: " + call.name()));
        }
        return check(tool.get(), call)
                .thenCompose(denial -> denial.isPresent()
                        ? CompletableFuture.completedFuture(blocked(call, denial.get()))
                        : execute(tool.get(), call));
    }

    /** The guard's answer; no answer is no permission. */
    private CompletionStage<Optional<ToolDenial>> check(Tool tool, ToolCall call) {
        return Callback.call("guard", () -> guard.check(tool.declaration(), call, context))
                .handle((denial, failure) -> {
                    if (failure != null) {
                        return Optional.of(ToolDenial.permission(RunErrors.message(RunErrors.unwrap(failure))));
                    }
                    return denial == null ? Optional.of(ToolDenial.permission("the guard answered null")) : denial;
                });
    }

    private CompletionStage<ToolResult> execute(Tool tool, ToolCall call) {
        trace.emit(new ToolEvent.Started(trace.sessionId(), trace.runId(), call));
        return Callback.call("tool", () -> tool.execute(call, context)).handle((value, failure) -> {
            if (failure != null) {
                return failed(call, RunErrors.message(RunErrors.unwrap(failure)));
            }
            ToolResult result = ToolResult.of(call, value);
            trace.emit(new ToolEvent.Finished(trace.sessionId(), trace.runId(), result));
            return result;
        });
    }

    private ToolResult failed(ToolCall call, String message) {
        trace.emit(new ToolEvent.Failed(trace.sessionId(), trace.runId(), call, AgentError.of(message)));
        return ToolResult.failed(call, message);
    }

    private ToolResult blocked(ToolCall call, ToolDenial denial) {
        trace.emit(new ToolEvent.Blocked(trace.sessionId(), trace.runId(), call, denial));
        return ToolResult.failed(call, denial.message());
    }
}
