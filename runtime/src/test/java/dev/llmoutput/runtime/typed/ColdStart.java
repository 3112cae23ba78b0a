package dev.llmoutput.runtime.typed;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.Optional;

/** A program that meets its first replies: one that is JSON, one with words round it, one that is refused. */
final class ColdStart implements OutputType<Chain> {
    private ColdStart() {}

    @Override
    public String name() {
        return "chain";
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.empty();
    }

    @Override
    public int maxRetries() {
        return 0;
    }

    @Override
    public boolean retryable(Failure failure) {
        return true;
    }

    @Override
    public Parsed<Chain> parse(String raw) {
        return Chain.SHAPE.parse(raw, ReadOptions.of(Reading.TOLERANT));
    }

    /** Prints what became of the replies. */
    public static void main(String[] args) {
        for (String raw : new String[] {"{\"next\": {}}", "Here it is:\n\n{\"next\": {}}\n\nMore?", "{\"next\": 7}"}) {
            Outcome<Chain> outcome = AcceptOutput.accept(new ColdStart(), raw);
            System.out.println(
                    outcome instanceof Outcome.Rejected<?> rejected
                            ? rejected.failure().observed()
                            : "accepted");
        }
    }
}
