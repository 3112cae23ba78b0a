package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Twice(
        String name,
        @JsonProperty("name") String title,
        @JsonProperty("free") @LlmField(name = "name") String label,
        @LlmField(name = "other") String free) {}
