package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Point(@LlmField(name = "left") int x, Level level) {
    enum Level {
        @LlmField(name = "low")
        LOW
    }
}
