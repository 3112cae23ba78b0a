package dev.llmoutput.agent.loop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Asks, answers tool calls as long as rounds are left, and takes the first reply without calls. Judges nothing. */
public final class SingleShot implements AgentLoop {
    /** The strategy's name. */
    public static final String NAME = "single-shot";

    /** The strategy. */
    public static final SingleShot INSTANCE = new SingleShot();

    private SingleShot() {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public CompletionStage<LoopResult> run(LoopContext context) {
        Turns turns = new Turns(context);
        ToolRounds rounds = new ToolRounds(context, turns);
        return Repeat.until(() -> turns.take(request -> request).thenCompose(turn -> {
            if (turn.calls().isEmpty() || !rounds.left()) {
                return CompletableFuture.completedFuture(Optional.of(turns.result()));
            }
            return rounds.answer(turn.calls()).thenApply(done -> Optional.empty());
        }));
    }
}
