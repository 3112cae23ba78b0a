package dev.llmoutput.samples.events;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;

/**
 * How a customer feels.
 *
 * @param score 1 is furious, 5 is delighted
 * @param reason one sentence
 */
@LlmOutput(retries = 1)
public record Mood(@Min(1) @Max(5) int score, @NotBlank String reason) {}
