package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Mixed(@JsonProperty("old") String renamed, int even) {
    @LlmCheck(message = "must be even", path = "even")
    boolean isEven() {
        return even % 2 == 0;
    }
}
