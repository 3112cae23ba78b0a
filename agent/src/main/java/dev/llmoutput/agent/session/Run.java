package dev.llmoutput.agent.session;

import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.RunEvent;
import dev.llmoutput.agent.loop.AgentLoop;
import dev.llmoutput.agent.loop.GenerateValidateRevise;
import dev.llmoutput.agent.loop.LoopResult;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.tool.ToolContext;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** One run from its first event to its last: all is found and checked, then the input is stored, then the loop works. */
final class Run {
    private final RunTrace trace;
    private final Conversation conversation;
    private final ToolContext about;

    Run(RunTrace trace, Conversation conversation, ToolContext about) {
        this.trace = trace;
        this.conversation = conversation;
        this.about = about;
    }

    /** Makes the run; the stage never fails. */
    CompletionStage<RunEnd> start(List<Message> input, Supplier<RunPlan> planning) {
        trace.emit(new RunEvent.Started(trace.sessionId(), trace.runId()));
        return CompletableFuture.completedFuture(planning)
                .thenApply(Supplier::get)
                .thenCompose(plan -> work(plan, input))
                .handle((end, failure) -> failure == null ? end : failed(RunErrors.unwrap(failure)))
                .thenApply(this::announced);
    }

    private CompletionStage<RunEnd> work(RunPlan plan, List<Message> input) {
        RunContext context = new RunContext(plan, trace, conversation, about, input);
        return conversation
                .appendAll(trace.runId(), input, trace.redactor())
                .thenCompose(stored -> plan.loop().run(context))
                .thenApply(result -> settled(plan.loop(), Objects.requireNonNull(result, "the loop answered null")));
    }

    private RunEnd settled(AgentLoop loop, LoopResult result) {
        Optional<ArtifactValidation> verdict = trace.failedArtifact();
        if (verdict.isPresent()) {
            return RunEnd.failed(RunErrors.artifactFailed(verdict.get()), result);
        }
        return loop.name().equals(GenerateValidateRevise.NAME) && !trace.artifactFinished()
                ? RunEnd.failed(RunErrors.artifactFailed(ArtifactValidation.rejected()), result)
                : RunEnd.succeeded(result);
    }

    private RunEnd failed(Throwable failure) {
        return about.signal()
                .reason()
                .map(reason -> RunEnd.aborted(reason, failure))
                .orElseGet(() -> RunEnd.failed(failure));
    }

    /** Emits the last event, unless the run's budget ended: {@code artifact_failed} then was the last one. */
    private RunEnd announced(RunEnd end) {
        if (end.error() == null) {
            trace.emitLast(new RunEvent.Finished(trace.sessionId(), trace.runId()));
        } else if (end.cause() != null || trace.failedArtifact().isEmpty()) {
            trace.emitLast(new RunEvent.Failed(trace.sessionId(), trace.runId(), end.error()));
        } else {
            trace.close();
        }
        return end;
    }
}
