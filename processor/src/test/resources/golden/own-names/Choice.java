package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;

/** Names that are JSON texts themselves. */
@LlmOutput
public enum Choice {
    @JsonProperty("null")
    NOTHING,
    @JsonProperty("true")
    YES,
    PLAIN
}
