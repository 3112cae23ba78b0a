package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.loop.Generation;
import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Takes one reply. An abort ends it at once, whatever the provider is doing, and nothing that comes later is taken any
 * more.
 */
final class Reception implements ReplySink {
    private final CancellationToken signal;
    private final RunTrace trace;
    private final List<ContentBlock> blocks = new ArrayList<>();
    private final CompletableFuture<Generation> generation = new CompletableFuture<>();

    Reception(CancellationToken signal, RunTrace trace) {
        this.signal = signal;
        this.trace = trace;
    }

    CompletionStage<Generation> from(ModelProvider provider, ProviderRequest request) {
        CancellationToken.Registration abort = signal.onCancel(this::abort);
        Callback.call("provider", () -> provider.reply(request, this)).whenComplete((reply, failure) -> {
            abort.close();
            end(reply, failure);
        });
        return generation;
    }

    @Override
    public void accept(ContentBlock block) {
        if (generation.isDone() || signal.isCancelled()) {
            return;
        }
        if (blocks.isEmpty()) {
            trace.emit(new MessageEvent.Started(trace.sessionId(), trace.runId()));
        }
        blocks.add(block);
        trace.emit(new MessageEvent.Delta(trace.sessionId(), trace.runId(), block));
    }

    @Override
    public CancellationToken signal() {
        return signal;
    }

    private void abort() {
        try {
            signal.throwIfCancelled();
        } catch (RuntimeException e) {
            generation.completeExceptionally(e);
        }
    }

    private void end(@Nullable ProviderReply reply, @Nullable Throwable failure) {
        if (signal.isCancelled()) {
            abort();
        } else if (failure != null) {
            generation.completeExceptionally(RunErrors.unwrap(failure));
        } else if (reply == null) {
            generation.completeExceptionally(new IllegalStateException("the provider answered null"));
        } else {
            reply.usage().ifPresent(trace::addUsage);
            generation.complete(Generation.of(blocks, reply));
        }
    }
}
