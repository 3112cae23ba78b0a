package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;

/** A record that is a sealed interface. */
@LlmOutput
public record Reaction(@JsonValue Kind kind) {
    public sealed interface Kind permits Word, Number {}

    public record Word(String value) implements Kind {}

    public record Number(int answer) implements Kind {}
}
