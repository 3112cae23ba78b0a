package dev.llmoutput.samples.quickstart;

import dev.llmoutput.runtime.accept.Reask;
import dev.llmoutput.runtime.contract.Failure;
import java.util.ArrayList;
import java.util.List;

/** A model that answers from a script, and remembers what it was told. */
final class ScriptedModel implements Reask {
    private final Exchange exchange;
    private final List<String> told = new ArrayList<>();

    ScriptedModel(Exchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public String ask(Failure failure) {
        List<String> script = exchange.further();
        String reply = script.isEmpty() ? exchange.first() : script.get(Math.min(told.size(), script.size() - 1));
        told.add(failure.observed());
        return reply;
    }

    /** The lines that were sent back to the model, in order. */
    List<String> told() {
        return told;
    }
}
