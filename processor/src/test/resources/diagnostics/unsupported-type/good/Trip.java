package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Trip(String link, List<List<String>> grid, List<Stop> stops) {
    record Stop(String id) {}
}
