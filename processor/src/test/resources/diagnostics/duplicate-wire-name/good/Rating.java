package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Rating(Level level) {
    enum Level {
        @JsonProperty("top")
        BEST,
        @LlmField(name = "first")
        FIRST
    }
}
