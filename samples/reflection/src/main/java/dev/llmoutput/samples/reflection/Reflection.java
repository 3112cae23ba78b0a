package dev.llmoutput.samples.reflection;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/**
 * Looks back on a finished run and remembers facts. It is a courtesy: one model call, no second question, and whatever
 * goes wrong is logged and forgotten, because nobody who waits for an answer may wait for this or fail with it.
 */
final class Reflection {
    private static final String TASK = "Which facts of this answer will still be useful in a month?";

    private final ModelCall model;
    private final Consumer<Fact> memory;
    private final Consumer<String> log;
    private final Executor executor;

    Reflection(ModelCall model, Consumer<Fact> memory, Consumer<String> log, Executor executor) {
        this.model = model;
        this.memory = memory;
        this.log = log;
        this.executor = executor;
    }

    /** Begins and returns at once; never throws. */
    void start(String answer) {
        try {
            executor.execute(() -> reflect(answer));
        } catch (RejectedExecutionException e) {
            log.accept("reflection skipped: " + e.getMessage());
        }
    }

    private void reflect(String answer) {
        try {
            Outcome<List<?>> outcome = AcceptOutput.ask(Envelope.TYPE, model, request(answer));
            outcome.match(this::remember, this::drop);
        } catch (RuntimeException e) {
            log.accept("reflection failed: " + e.getMessage());
        }
    }

    private static ModelRequest request(String answer) {
        return ModelRequest.of(List.of(ModelMessage.system(TASK), ModelMessage.user(answer)));
    }

    private int remember(Outcome.Accepted<List<?>> accepted) {
        List<Fact> facts = FactRules.keep(accepted.value());
        facts.forEach(memory);
        log.accept("remembered " + facts.size() + " of " + accepted.value().size());
        return facts.size();
    }

    private int drop(Outcome.Rejected<List<?>> rejected) {
        log.accept("reflection dropped: " + rejected.failure().observed());
        return 0;
    }
}
