package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotNull;
import java.util.Set;

/** Null is a value of its own where anything may stand, and so is none that a default stands in for. */
@LlmOutput
public record Preset(
        @LlmField(defaultJson = "5") Object level,
        @LlmField(defaultJson = "6") Mark mark,
        @LlmField(defaultJson = "7") @NotNull Object sure,
        Set<Line> lines) {
    public record Mark(@JsonValue Object content) {}

    public record Line(String name, double price) {}
}
