package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Optional;

@LlmOutput
record Query(
        @LlmField(defaultJson = "ten") int word,
        @LlmField(defaultJson = "10") String text,
        @LlmField(defaultJson = "101") @Max(100) int limit,
        @LlmField(defaultJson = "3000000000") @Max(100) int further,
        @LlmField(defaultJson = "null") int nothing,
        @LlmField(defaultJson = "[\"a\", \"b9\"]") List<@Pattern(regexp = "[a-z]") String> tags,
        @LlmField(defaultJson = "\"up\"") Order order,
        @LlmField(
                description = "where to look",
                defaultJson = "{\"from\": 1.5, \"too\": 2}")
        Range range,
        @LlmField(defaultJson = "{}") Optional<Chain> chain) {
    enum Order {
        UP,
        DOWN
    }

    record Range(int from, int to) {}

    record Chain(@LlmField(defaultJson = "{}") Optional<Chain> next) {}
}
