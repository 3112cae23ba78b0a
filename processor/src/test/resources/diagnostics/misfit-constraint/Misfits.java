package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

@LlmOutput
record Misfits(
        @Size(min = 1) int size,
        @Min(1) String min,
        @NotBlank List<String> blank,
        @Pattern(regexp = "a") long pattern,
        @Max(1) boolean max,
        @NotEmpty Inner inner,
        @NotBlank Level level,
        List<@Positive String> items,
        @Past String past,
        List<@Future Duration> future,
        @NotBlank LocalDate date,
        @NotNull Inner fine) {
    record Inner(String text) {}

    enum Level {
        LOW
    }
}
