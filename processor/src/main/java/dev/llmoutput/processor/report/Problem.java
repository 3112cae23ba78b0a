package dev.llmoutput.processor.report;

import dev.llmoutput.processor.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * One thing that is wrong.
 *
 * @param code what
 * @param site where, absent where the source is not at fault
 * @param parameters for the code's message
 */
public record Problem(ProblemCode code, Optional<Site> site, List<String> parameters) {
    /** Copies the list. */
    public Problem {
        parameters = List.copyOf(parameters);
    }

    /** {@code [LlmOutput/negative-retries] Verdict: retries is -1; write ...}. */
    public String message() {
        String place = site.map(known -> known.label() + ": ").orElse("");
        return "[LlmOutput/" + code.id() + "] " + place + code.text(parameters);
    }
}
