package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.ToolCall;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** The tool rounds of one run: one round answers all calls of one reply, one after the other. */
final class ToolRounds {
    private final LoopContext context;
    private final Turns turns;
    private int used;

    ToolRounds(LoopContext context, Turns turns) {
        this.context = context;
        this.turns = turns;
    }

    boolean left() {
        return used < context.maxToolRounds();
    }

    /** Spends a round. After an abort the calls that did not begin get no result. */
    CompletionStage<Void> answer(List<ToolCall> calls) {
        used++;
        return Repeat.forEach(calls, call -> {
            context.signal().throwIfCancelled();
            return context.dispatch(call).thenCompose(result -> turns.append(Message.of(result)));
        });
    }
}
