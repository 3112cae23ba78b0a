package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.Reading;
import java.util.Optional;

/** The generated companion. */
final class Ours implements Reader {
    private final Reading reading;

    Ours(Reading reading) {
        this.reading = reading;
    }

    @Override
    public String name() {
        return "llm-output, " + reading;
    }

    @Override
    public Optional<Object> read(Contract contract, Reply reply) {
        return contract.parse(reply.raw(), reading).match(ok -> Optional.of(ok.value()), failed -> Optional.empty());
    }
}
