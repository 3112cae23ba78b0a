package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

/** One value, on which no example stands. */
@LlmOutput
record Code(@JsonValue @Pattern(regexp = "(?=.*7)[0-9]+") String code) {}

@LlmOutput
public record Order(
        @Pattern(regexp = "(?=.*7)[0-9]+") String number,
        @LlmField(codec = Weight.class) StringBuilder weight) {
    /** Kilograms. */
    public static class Weight implements JsonCodec.OfString<StringBuilder> {
        @Override
        public StringBuilder read(String text) {
            return new StringBuilder(text);
        }

        @Override
        public String write(StringBuilder weight) {
            return weight.toString();
        }
    }
}
