package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Mute(int from) {
    @LlmCheck(message = "must not be zero")
    boolean ok() {
        return from != 0;
    }
}
