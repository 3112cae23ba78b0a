package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;

@LlmOutput
record Ranges(@Min(3) @Max(5) int whole, @Size(min = 2, max = 3) String text) {}
