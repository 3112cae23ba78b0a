package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Shelf(Page<String> page, List<Page<Integer>> pages) {
    record Page<T>(List<T> rows) {}
}
