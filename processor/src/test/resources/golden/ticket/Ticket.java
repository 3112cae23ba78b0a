package com.example.support;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.Reading;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a support ticket is to be handled.
 *
 * @param urgency how fast somebody must look at it
 * @param impact how much it hurts
 */
@LlmOutput(
        name = "triage",
        retries = 0,
        reading = Reading.STRICT,
        hint = "Triage the ticket. Answer with JSON and nothing else:")
public record Ticket(
        @NotBlank String summary,
        Level urgency,
        Level impact,
        @LlmField(name = "due_on", description = "the last acceptable day") @Nullable String dueOn,
        @JsonProperty("topics") @Size(max = 3) List<@NotBlank @Size(max = 10) String> subjects,
        Person reporter) {
    /** How much of something. */
    public enum Level {
        /** can wait; nobody is blocked */
        @JsonProperty("low")
        LOW,
        /** today */
        @LlmField(name = "high")
        HIGH
    }

    /** Somebody. */
    public record Person(String name, @Nullable String email) {}
}
