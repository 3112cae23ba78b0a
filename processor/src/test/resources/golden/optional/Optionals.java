package com.example;

import dev.llmoutput.LlmOutput;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Everything that may be absent. */
@LlmOutput
public record Optionals(
        Optional<String> text,
        Optional<Integer> whole,
        Optional<Boolean> flag,
        Optional<BigDecimal> exact,
        Optional<Mood> mood,
        Optional<List<String>> list,
        Optional<Part> part,
        @Nullable String nullableText,
        @Nullable Long nullableWhole,
        @Nullable Double nullableReal,
        @Nullable Boolean nullableFlag,
        @Nullable Mood nullableMood,
        @Nullable List<@Nullable Integer> nullableList,
        @Nullable Part nullablePart,
        List<Optional<String>> optionalItems,
        List<@Nullable Part> nullableItems) {
    public enum Mood {
        GOOD,
        BAD
    }

    public record Part(Optional<Boolean> ok) {}
}
