package dev.llmoutput.samples.quickstart;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

/**
 * A code review verdict.
 *
 * @param decision what should happen to the change
 * @param score confidence: 0 is a guess, 100 is certain
 * @param reasons the findings that led to the decision, the weightiest first
 * @param note anything else the author should know
 */
@LlmOutput(retries = 2)
public record Verdict(
        Decision decision,
        @Min(0) @Max(100) int score,
        @Size(min = 1, max = 5) List<@NotBlank String> reasons,
        Optional<String> note) {
    /** What should happen to a change. */
    public enum Decision {
        /** merge it as it is */
        APPROVE,
        /** merge it after small changes */
        REVISE,
        /** do not merge it */
        REJECT
    }
}
