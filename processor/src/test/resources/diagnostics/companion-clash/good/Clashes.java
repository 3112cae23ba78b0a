package com.example;

import dev.llmoutput.LlmOutput;

class Clashes {
    @LlmOutput(name = "first")
    record Badge(String owner) {}
}

@LlmOutput(name = "second")
record Medal(int level) {}
