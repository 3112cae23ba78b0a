package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;

/** How urgent a ticket is. */
@LlmOutput
public enum Priority {
    /** Can wait. */
    LOW,
    @JsonProperty("very high")
    HIGH,
    P1
}
