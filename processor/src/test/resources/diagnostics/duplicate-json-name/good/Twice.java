package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Twice(String name, @JsonProperty("title") String label) {}
