package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import java.util.Optional;

@LlmOutput
record Parcel(Size size, Optional<Note> note, Level level) {
    record Size(Width width, int height) {}

    record Width(@JsonValue int centimetres) {}

    record Note(@JsonValue String text) {}

    enum Level {
        @JsonProperty("l")
        LOW,
        @JsonProperty("h")
        HIGH;

        @JsonValue
        String code() {
            return this == LOW ? "l" : "h";
        }
    }
}
