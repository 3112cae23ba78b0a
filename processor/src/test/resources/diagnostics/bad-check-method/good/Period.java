package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Period(int from, int to) {
    @LlmCheck(message = "must not end before it starts")
    boolean forwards() {
        return from <= to;
    }
}
