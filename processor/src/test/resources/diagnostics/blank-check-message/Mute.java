package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Mute(int from) {
    @LlmCheck(
            message = " ")
    boolean ok() {
        return true;
    }
}
