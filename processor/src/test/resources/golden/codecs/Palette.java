package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Types that only codecs know. */
@LlmOutput
public record Palette(
        @LlmField(codec = TagCodec.class, description = "without !", example = "red") StringBuilder tag,
        @LlmField(codec = TagCodec.class) Optional<StringBuilder> other,
        @LlmField(codec = TagCodec.class) List<StringBuilder> tags,
        @LlmField(codec = Cents.class, defaultJson = "0.5") Number price,
        @LlmField(codec = Switch.class) int level,
        @LlmField(codec = TagCodec.class, secret = true) StringBuilder key,
        @LlmField(codec = Words.class) List<Word> words,
        @LlmField(codec = Counts.class) Optional<Map<Word, List<BigDecimal>>> counts,
        @LlmField(codec = Words.class) Set<List<Word>> sentences) {
    /** A word. */
    public record Word(String text) {}

    /** Splits a text, whatever makes its parts. */
    public abstract static class Split<T> implements JsonCodec.OfString<List<T>> {
        abstract T part(String text);

        @Override
        public List<T> read(String text) {
            return Stream.of(text.split(" ", -1)).map(this::part).toList();
        }

        @Override
        public String write(List<T> parts) {
            return parts.stream().map(part -> ((Word) part).text()).collect(Collectors.joining(" "));
        }
    }

    /** Words with blanks between. */
    public static final class Words extends Split<Word> {
        @Override
        Word part(String text) {
            return new Word(text);
        }
    }

    /** How often the word {@code n} is there. */
    public static final class Counts implements JsonCodec.OfNumber<Map<Word, List<BigDecimal>>> {
        @Override
        public Map<Word, List<BigDecimal>> read(BigDecimal number) {
            return Map.of(new Word("n"), List.of(number));
        }

        @Override
        public BigDecimal write(Map<Word, List<BigDecimal>> counts) {
            return counts.get(new Word("n")).get(0);
        }
    }

    /** Takes every text without an exclamation mark. */
    public static class TagCodec implements JsonCodec.OfString<StringBuilder> {
        @Override
        public StringBuilder read(String text) {
            if (text.contains("!!")) {
                throw new UnsupportedOperationException(text);
            }
            if (text.contains("!")) {
                throw new IllegalArgumentException("a tag without !, not " + text);
            }
            return new StringBuilder(text);
        }

        @Override
        public String write(StringBuilder tag) {
            return tag.toString();
        }
    }

    private abstract static class Base<N extends Number> implements JsonCodec.OfNumber<N> {}

    /** A number is a number. */
    public static final class Cents extends Base<Number> {
        @Override
        public Number read(BigDecimal number) {
            return number;
        }

        @Override
        public BigDecimal write(Number number) {
            return new BigDecimal(number.toString());
        }
    }

    /** On is 1. */
    public static final class Switch implements JsonCodec.OfBoolean<Integer> {
        @Override
        public Integer read(boolean on) {
            return on ? 1 : 0;
        }

        @Override
        public boolean write(Integer level) {
            return level == 1;
        }
    }

    /** Builders have no equality of their own. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Palette that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
