package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Shelf(Page page) {
    record Page(List<String> rows) {}
}
