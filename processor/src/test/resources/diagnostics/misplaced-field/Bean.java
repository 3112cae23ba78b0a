package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

class Bean {
    @LlmField(name = "n") // in a class
    int number;

    enum Level {
        @LlmField(name = "low") LOW;

        @LlmField(description = "no constant")
        final int rank = 1;
    }

    @LlmOutput
    record Point(@LlmField(name = "left") int x) {
        @LlmField(name = "zero") // a static field
        static final int ZERO = 0;
    }
}
