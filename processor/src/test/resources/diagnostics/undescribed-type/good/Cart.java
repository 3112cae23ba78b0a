package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Cart(String owner, List<Item> items) {
    /** An item. */
    record Item(String name, int cents) {}
}
