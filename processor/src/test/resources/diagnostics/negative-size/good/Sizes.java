package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Size;
import java.util.List;

@LlmOutput
record Sizes(@Size(min = 0) String text, List<@Size(max = 2) String> items) {}
