package dev.llmoutput.samples.report;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;

/**
 * What to do with a message.
 *
 * @param queue where it goes
 * @param urgent whether it cannot wait until tomorrow
 * @param summary one sentence
 */
@LlmOutput(retries = 1)
public record Triage(Queue queue, boolean urgent, @NotBlank String summary) {
    /** Where messages go. */
    public enum Queue {
        /** questions about money */
        BILLING,
        /** parcels and returns */
        SHIPPING,
        /** everything else */
        OTHER
    }
}
