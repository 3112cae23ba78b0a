package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Span(@LlmField(name = "start_day") int start, int end) {
    @LlmCheck(
            message = "must not be before the end",
            path = "startDay")
    boolean ordered() {
        return start <= end;
    }

    @LlmCheck(message = "must be long", path = "length")
    boolean isLong() {
        return true;
    }
}
