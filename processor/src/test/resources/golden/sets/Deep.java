package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sets whose items are equal in JSON or in Java, however deep what differs stands. */
@LlmOutput
public record Deep(
        Set<List<Line>> lists,
        Set<Map<String, Line>> maps,
        Set<Optional<Line>> maybe,
        Set<List<Optional<BigDecimal>>> numbers,
        Set<List<Line[]>> arrays,
        Set<List<double[]>> reals,
        Set<List<Object>> anything,
        @LlmField(codec = Builders.class) Set<StringBuilder> coded,
        @LlmField(codec = Builders.class) Set<List<StringBuilder>> deepCoded,
        Set<Tag> tags,
        List<Group> groups) {
    public record Line(BigDecimal amount) {}

    public record Group(Set<Line> lines) {}

    /** Equal in any letter case. */
    public record Tag(String name) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Tag that && name.equalsIgnoreCase(that.name);
        }

        @Override
        public int hashCode() {
            return name.toLowerCase(java.util.Locale.ROOT).hashCode();
        }
    }

    /** Builders have no equality of their own. */
    public static class Builders implements JsonCodec.OfString<StringBuilder> {
        @Override
        public StringBuilder read(String text) {
            return new StringBuilder(text);
        }

        @Override
        public String write(StringBuilder value) {
            return value.toString();
        }
    }
}
