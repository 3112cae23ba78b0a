package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Building(
        String constructor,
        String prototype,
        String __proto__,
        @LlmField(name = "prototype") String model,
        @LlmField(name = "builder") Inner inner) {
    record Inner(@LlmField(name = "fine") String constructor) {}
}
