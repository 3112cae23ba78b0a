package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.event.TurnEvent;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.runtime.accept.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The conversation of one run: what was said, what comes next, and what it cost. */
final class Turns {
    private final LoopContext context;
    private final List<Message> history;
    private List<Message> input;
    private int number;
    private @Nullable Usage usage;

    Turns(LoopContext context) {
        this.context = context;
        this.history = new ArrayList<>(context.history());
        this.input = context.input();
    }

    /** Takes the next turn, its request changed by {@code shape}; the input enters the history with it. */
    CompletionStage<Turn> take(UnaryOperator<ProviderRequest> shape) {
        context.signal().throwIfCancelled();
        number++;
        context.emit(new TurnEvent.Started(context.sessionId(), context.runId(), number));
        return context.assemble(List.copyOf(history), input)
                .thenCompose(request -> {
                    context.signal().throwIfCancelled();
                    return context.generate(shape.apply(request));
                })
                .thenCompose(this::finish);
    }

    private CompletionStage<Turn> finish(Generation generation) {
        history.addAll(input);
        input = List.of();
        generation.usage().ifPresent(cost -> usage = usage == null ? cost : usage.plus(cost));
        Optional<Message> message = generation.message();
        return message.map(this::finish)
                .orElse(CompletableFuture.completedFuture(null))
                .thenApply(done -> {
                    context.emit(new TurnEvent.Finished(context.sessionId(), context.runId(), number));
                    return new Turn(number, message);
                });
    }

    private CompletionStage<Void> finish(Message message) {
        return append(message)
                .thenRun(() -> context.emit(new MessageEvent.Finished(context.sessionId(), context.runId(), message)));
    }

    /** Adds a message to the history and stores it. */
    CompletionStage<Void> append(Message message) {
        history.add(message);
        return context.append(message);
    }

    /** Makes these messages the input of the next turn, and stores them in order. */
    CompletionStage<Void> next(List<Message> messages) {
        input = messages;
        return Repeat.forEach(messages, context::append);
    }

    /** What the run cost so far. */
    LoopResult result() {
        return usage == null ? LoopResult.empty() : LoopResult.empty().withUsage(usage);
    }
}
