package dev.llmoutput.agent.tool;

import dev.llmoutput.agent.message.ToolCall;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;

/** Looks at every call before it is executed: permissions and arguments. */
@FunctionalInterface
public interface ToolGuard {
    /** Answers why the call is not executed, or nothing. A throw or a stage that fails counts as no permission. */
    CompletionStage<Optional<ToolDenial>> check(ToolDeclaration tool, ToolCall call, ToolContext context);

    /** A guard that answers at once from tool and call. */
    static ToolGuard of(BiFunction<ToolDeclaration, ToolCall, Optional<ToolDenial>> function) {
        return (tool, call, context) -> CompletableFuture.completedFuture(function.apply(tool, call));
    }

    /** A guard that lets every call pass. */
    static ToolGuard open() {
        return of((tool, call) -> Optional.empty());
    }
}
