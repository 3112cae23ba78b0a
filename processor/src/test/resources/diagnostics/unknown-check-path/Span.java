package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Span(@LlmField(name = "start_day") int start, int end, Day day) {
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

    record Day(@JsonValue int number) {
        @LlmCheck(message = "must be one of a month", path = "number")
        boolean exists() {
            return number < 32;
        }
    }
}
