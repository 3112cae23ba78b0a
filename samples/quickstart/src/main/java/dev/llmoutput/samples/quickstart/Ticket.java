package dev.llmoutput.samples.quickstart;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.UnknownKeys;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;

/**
 * The triage of a support ticket. Its keys are a closed list: a key that is not here is a failure, not ignored.
 *
 * @param customerId the customer's number
 * @param summary the problem in the customer's own words
 * @param severity how bad it is
 * @param tags topics, in lower case
 * @param escalate whether a person must look at it today; leave it out if that cannot be told
 */
@LlmOutput(retries = 1, unknownKeys = UnknownKeys.REJECT)
public record Ticket(
        @LlmField(name = "customer_id") @Positive long customerId,
        @NotBlank @Size(max = 120) String summary,
        Severity severity,
        @Size(max = 4) List<@Size(max = 20) String> tags,
        Optional<Boolean> escalate) {
    /** How bad a problem is. */
    public enum Severity {
        /** a question, or a wish */
        @JsonProperty("low")
        LOW,
        /** something does not work, but there is a way round it */
        @JsonProperty("medium")
        MEDIUM,
        /** nothing works, or data are lost */
        @JsonProperty("high")
        HIGH
    }
}
