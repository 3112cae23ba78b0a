package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;

@LlmOutput
record Small(
        @Min(128) byte tooHigh,
        @Max(-32769) Short tooLow,
        @DecimalMin("2147483647.5") int half,
        @DecimalMax("-3.5e38") float huge,
        @Max(1000) byte loose) {}
