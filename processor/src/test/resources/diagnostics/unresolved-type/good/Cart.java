package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Cart(String owner, Item item) {
    record Item(String name, int cents) {}
}
