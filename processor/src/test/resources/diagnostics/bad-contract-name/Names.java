package com.example;

import dev.llmoutput.LlmOutput;

class Names {
    @LlmOutput(name = "release note")
    record Spaced(String text) {}

    @LlmOutput
    record Größe(String text) {}

    @LlmOutput(name = "中")
    record Foreign(String text) {}

    @LlmOutput(name = "a23456789b123456789c123456789d123456789e123456789f123456789g12345")
    record TooLong(String text) {}
}
