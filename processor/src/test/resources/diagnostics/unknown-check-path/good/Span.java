package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Span(@LlmField(name = "start_day") int start, int end) {
    @LlmCheck(message = "must not be after the end", path = "start_day")
    boolean ordered() {
        return start <= end;
    }
}
