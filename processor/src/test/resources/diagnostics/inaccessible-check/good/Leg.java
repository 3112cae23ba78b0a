package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
public record Leg(int from, int to) {
    @LlmCheck(message = "must not go backwards")
    public boolean forwards() {
        return from <= to;
    }
}
