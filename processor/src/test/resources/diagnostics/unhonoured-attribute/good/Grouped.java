package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Size;

@LlmOutput
record Grouped(@Size(min = 1) String text, @JsonProperty("n") int number) {}
