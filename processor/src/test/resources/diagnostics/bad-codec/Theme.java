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
        @LlmField(codec = Shades.class) List<String> shades,
        @LlmField(codec = Good.class) String text) {
    record Shade(int value) {}

    static class Hidden extends Good {}

    public class Inner extends Good {}

    public abstract static class Half implements JsonCodec.OfString<Shade> {}

    public static class Needy extends Good {
        public Needy(int needed) {}
    }

    public static class Lists<T> implements JsonCodec.OfString<List<T>> {
        @Override
        public List<T> read(String text) {
            return List.of();
        }

        @Override
        public String write(List<T> value) {
            return "";
        }
    }

    public static class Shades extends Lists<Shade> {}

    public static class OfLists extends Lists<List<? extends Shade>> {}

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
