package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

@LlmOutput
record Small(@Min(100) byte high, @Max(1000) short low) {}
