package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
public record Theme(@LlmField(codec = ShadeCodec.class) Shade shade) {
    record Shade(int value) {}

    public static class ShadeCodec implements JsonCodec.OfString<Shade> {
        @Override
        public Shade read(String text) {
            return new Shade(text.length());
        }

        @Override
        public String write(Shade value) {
            return "x".repeat(value.value());
        }
    }
}
