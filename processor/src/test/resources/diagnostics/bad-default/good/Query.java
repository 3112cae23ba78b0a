package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Optional;

@LlmOutput
record Query(
        @LlmField(defaultJson = "10") int word,
        @LlmField(defaultJson = "\"10\"") String text,
        @LlmField(defaultJson = "100") @Max(100) int limit,
        @LlmField(defaultJson = "[\"a\", \"b\"]") List<@Pattern(regexp = "[a-z]") String> tags,
        @LlmField(defaultJson = "\"UP\"") Order order,
        @LlmField(description = "where to look", defaultJson = "{\"from\": 1, \"to\": 2}") Range range,
        @LlmField(defaultJson = "{}") Optional<Chain> chain) {
    enum Order {
        UP,
        DOWN
    }

    record Range(int from, int to) {}

    record Chain(Optional<Chain> next) {}
}
