package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.util.Map;
import java.util.Stack;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@LlmOutput
public record More(
        Stack<String> stack,
        Stream<String> stream,
        AtomicInteger atomic,
        java.sql.Timestamp time,
        Shape shape,
        Figure figure,
        @LlmField(codec = Upper.class) Map<String, Integer> coded,
        Map<@Nullable String, String> nullable) {
    public interface Shape {}

    public abstract static sealed class Figure {
        static final class Circle extends Figure {}
    }

    public static final class Upper implements JsonCodec.OfString<String> {
        @Override
        public String read(String text) {
            return text;
        }

        @Override
        public String write(String value) {
            return value;
        }
    }
}
