package com.example;

import dev.llmoutput.LlmOutput;

class Names {
    @LlmOutput(name = "release_note")
    record Spaced(String text) {}

    @LlmOutput(name = "size")
    record Größe(String text) {}
}
