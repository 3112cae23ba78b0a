package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
public record Theme(
        @LlmField(codec = Hidden.class) Shade hidden,
        @LlmField(codec = Inner.class) Shade inner,
        @LlmField(codec = Half.class) Shade half,
        @LlmField(codec = Needy.class) Shade needy,
        @LlmField(codec = OfLists.class) Shade lists,
        @LlmField(codec = Good.class) String text) {
    record Shade(int value) {}

    static class Hidden extends Good {}

    public class Inner extends Good {}

    public abstract static class Half implements JsonCodec.OfString<Shade> {}

    public static class Needy extends Good {
        public Needy(int needed) {}
    }

    public static class OfLists implements JsonCodec.OfString<List<Shade>> {
        @Override
        public List<Shade> read(String text) {
            return List.of();
        }

        @Override
        public String write(List<Shade> value) {
            return "";
        }
    }

    public static class Good implements JsonCodec.OfString<Shade> {
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
