package dev.llmoutput.samples.live;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * An idea for a trip.
 *
 * @param place where to go
 * @param days how long to stay
 * @param highlights what not to miss, the best first
 */
@LlmOutput(retries = 1)
public record Trip(
        @NotBlank String place,
        @Min(1) @Max(14) int days,
        @Size(min = 1, max = 5) List<@NotBlank String> highlights) {}
