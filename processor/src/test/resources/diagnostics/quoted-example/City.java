package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Size;
import java.util.List;

@LlmOutput
record City(
        @LlmField(example = "\"Bonn\"") String name,
        @LlmField(example = "\"B\"") @Size(min = 2) String fits, // only with its quotes
        @LlmField(example = "[\"a\"]") List<String> parts) {}
