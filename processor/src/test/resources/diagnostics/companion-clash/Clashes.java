package com.example;

import dev.llmoutput.LlmOutput;

class Clashes {
    @LlmOutput(name = "first")
    record Badge(String owner) {}
}

@LlmOutput(name = "second")
record Clashes_Badge(int level) {}

@LlmOutput(name = "third")
record Taken(int n) {}

class TakenOutput {}
