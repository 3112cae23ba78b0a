package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.session.AgentRunError;
import dev.llmoutput.agent.session.AgentRunResult;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** How runs ended, in the form of the scenarios' README. */
final class Outcomes {
    private Outcomes() {}

    static ObjectNode refused() {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        outcome.put("status", "refused").put("when", "build").put("beforeFirstTurn", true);
        outcome.putObject("error").put("kind", "illegal-argument");
        return outcome;
    }

    static ObjectNode busy(Supplier<CompletableFuture<AgentRunResult>> run) {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        try {
            run.get().join();
            outcome.put("status", "succeeded");
        } catch (IllegalStateException e) {
            outcome.put("status", "refused");
            outcome.putObject("error").put("kind", "illegal-state");
        }
        return outcome;
    }

    static ObjectNode of(CompletableFuture<AgentRunResult> run, Trace trace) {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        try {
            AgentRunResult result = run.join();
            outcome.put("status", "succeeded").put("text", result.text());
            addUsage(outcome, result);
        } catch (CompletionException e) {
            AgentRunError error = (AgentRunError) e.getCause();
            AgentRunResult result = error.result();
            outcome.put("status", result.status().name().toLowerCase(Locale.ROOT));
            outcome.put("errorType", error.getClass().getSimpleName());
            outcome.set("error", Trees.node(result.error().orElseThrow().toTree()));
            result.abortReason().ifPresent(reason -> outcome.put("abortReason", reason));
            addUsage(outcome, result);
            if (!trace.turnBegan()) {
                outcome.put("beforeFirstTurn", true);
            }
        }
        return outcome;
    }

    private static void addUsage(ObjectNode outcome, AgentRunResult result) {
        result.usage().ifPresent(usage -> outcome.set("usage", Trees.usage(usage)));
    }
}
