package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Shelf(
        @SuppressWarnings("rawtypes") Page page,
        List<Page<? extends Number>> pages) {
    record Page<T>(List<T> rows) {}
}
