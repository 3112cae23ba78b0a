package dev.llmoutput.agent.loop;

import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/**
 * A strategy: decides which model calls a run makes, and when it is done. It reaches the outside through
 * {@link LoopContext} alone. A strategy keeps nothing between runs, so one object may serve many runs at once.
 */
public non-sealed interface AgentLoop extends LoopSelection {
    /** The strategy's name. */
    String name();

    /** Makes one run; a stage that fails, or a throw, fails the run. */
    CompletionStage<LoopResult> run(LoopContext context);

    /**
     * Where the schema of this strategy's requests comes from, asked once before a run.
     *
     * @param direct where the schema of the run's provider options comes from
     */
    default Optional<Supplier<StructuredOutputOptions>> schema(Optional<Supplier<StructuredOutputOptions>> direct) {
        return direct;
    }
}
