package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Set;

/** The tags of a text. */
@LlmOutput
public record Tags(@JsonValue @Size(min = 1, max = 3) Set<@NotBlank String> tags) {
    public Tags {
        if (tags.contains("none") && tags.size() > 1) {
            throw new IllegalArgumentException("none stands alone");
        }
    }
}
