package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;

@LlmOutput
record Misfits(@Size(min = 1) String text, @Min(1) int number, List<@NotBlank String> items) {}
