package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

@LlmOutput
public record Verdict(@JsonValue @Min(0) @Max(10) int score) {}
