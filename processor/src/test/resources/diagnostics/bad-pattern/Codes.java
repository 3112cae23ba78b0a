package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

@LlmOutput
record Codes(
        @Pattern(
                flags = Pattern.Flag.DOTALL,
                regexp = "[A-Z") String code,
        @Pattern(regexp = "*") String star) {}
