package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.OutputType;
import java.util.Objects;

/**
 * Reads a reply as an expected type and, where that helps, asks for a better one. It knows no type and no format: what is
 * valid, and how often to ask again, is the type's business alone.
 */
public final class AcceptOutput {
    private AcceptOutput() {}

    /** Reads a reply; nobody is asked again. */
    public static <T> Outcome<T> accept(OutputType<T> type, String raw) {
        AcceptRun<T> run = new AcceptRun<>(type, false);
        run.begin();
        run.read(ModelReply.of(Objects.requireNonNull(raw, "raw")));
        return Objects.requireNonNull(run.outcome());
    }

    /**
     * Reads a reply and asks again while it fails, the type allows it and retries remain. A failed output is never thrown;
     * what {@code reask} throws is.
     */
    public static <T> Outcome<T> accept(OutputType<T> type, String raw, Reask reask) {
        Objects.requireNonNull(reask, "reask");
        AcceptRun<T> run = new AcceptRun<>(type, true);
        run.begin();
        run.read(ModelReply.of(Objects.requireNonNull(raw, "raw")));
        Outcome<T> outcome = run.outcome();
        while (outcome == null) {
            run.begin();
            run.read(ModelReply.of(reask.ask(run.failure())));
            outcome = run.outcome();
        }
        return outcome;
    }
}
