package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;
import java.util.Optional;

@LlmOutput
record Grouped(
        @Size(
                min = 1,
                message = "is fine",
                groups = Grouped.class)
        String text,
        @JsonProperty(value = "n", access = JsonProperty.Access.READ_ONLY) int number,
        @JsonProperty(required = true) Optional<String> note,
        @LlmField(defaultJson = "") String kept,
        @LlmField(example = "") String shown,
        @JsonProperty(value = "w", required = true) String wanted,
        @NotNull.List(@NotNull(groups = Grouped.class)) String listed) {}
