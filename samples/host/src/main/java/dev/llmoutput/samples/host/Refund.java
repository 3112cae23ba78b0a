package dev.llmoutput.samples.host;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import java.math.BigDecimal;

/**
 * What the desk decides about a complaint.
 *
 * @param decision whether money goes back
 * @param amount how much of the price is meant, in euros
 * @param reason one sentence for the customer
 */
@LlmOutput
public record Refund(
        Decision decision,
        @Positive BigDecimal amount,
        @NotBlank String reason) {
    /** Whether money goes back. */
    public enum Decision {
        /** the customer gets the amount */
        APPROVE,
        /** the customer gets nothing */
        DECLINE
    }
}
