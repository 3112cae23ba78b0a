package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

/**
 * A code review verdict.
 *
 * @param decision what should happen to the change
 * @param score confidence, 0 is a guess and 100 is certain
 * @param reasons one sentence each
 */
@LlmOutput
public record Verdict(
        Decision decision,
        @Min(0) @Max(100) int score,
        @Size(min = 1) List<String> reasons,
        Optional<String> note) {
    /** What to do with a change. */
    public enum Decision {
        /** it can go in as it is */
        APPROVE,
        /** it needs work */
        REQUEST_CHANGES,
        COMMENT
    }
}
