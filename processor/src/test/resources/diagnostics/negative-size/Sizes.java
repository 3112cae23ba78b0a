package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;

@LlmOutput
record Sizes(
        @Size(min = -1) String text,
        List<@Size(max = -2) String> items,
        @Digits(integer = -1, fraction = -1) BigDecimal price) {}
