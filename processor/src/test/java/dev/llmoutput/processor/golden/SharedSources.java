package dev.llmoutput.processor.golden;

import java.util.Map;

/** What random contracts have in common: imports, generic types and codecs; and one contract that is always among them. */
final class SharedSources {
    static final String HEADER = """
            package random;

            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.JsonNode;
            import com.fasterxml.jackson.databind.PropertyNamingStrategies;
            import com.fasterxml.jackson.databind.annotation.JsonNaming;
            import dev.llmoutput.*;
            import jakarta.validation.Valid;
            import jakarta.validation.constraints.*;
            import java.math.*;
            import java.net.URI;
            import java.time.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;

            """;

    /** Each by the name of its file. */
    static final Map<String, String> FILES = Map.ofEntries(
            Map.entry("Box", "public record Box<T>(T content) {}"),
            Map.entry("Pair", "public record Pair<A, B>(A left, @Nullable B right) {}"),
            Map.entry(
                    "Page",
                    "public record Page<T>(@Size(max = 3) List<T> rows, Optional<T> last, Map<String, T> byName) {}"),
            Map.entry("Node", "public record Node<T>(T content, List<Node<T>> kids) {}"),
            Map.entry("Ranked", "public record Ranked<T extends Comparable<? super T>>(SortedSet<T> rows) {}"),
            Map.entry("Result", """
                    public sealed interface Result<T> {
                        record Fine<T>(T content) implements Result<T> {}
                        record Poor<E>(@NotBlank String reason, List<E> partly) implements Result<E> {}
                    }
                    """),
            Map.entry("Once", """
                    /** What was wrong once. */
                    @LlmOutput
                    public record Once(
                            Box<String>[] boxes,
                            Map<String, Result<BigDecimal>[]> results,
                            Node<Integer>[][] nodes,
                            List<String>[] lists,
                            Ranked<Integer> ranks,
                            Set<Pair<String, String>> pairs) {}
                    """),
            Map.entry("TagCodec", """
                    public final class TagCodec implements JsonCodec.OfString<StringBuilder> {
                        public StringBuilder read(String text) { return new StringBuilder(text); }
                        public String write(StringBuilder tag) { return tag.toString(); }
                    }
                    """),
            Map.entry("AmountCodec", """
                    public final class AmountCodec implements JsonCodec.OfNumber<Number> {
                        public Number read(BigDecimal number) { return number; }
                        public BigDecimal write(Number number) { return (BigDecimal) number; }
                    }
                    """),
            Map.entry("SwitchCodec", """
                    public final class SwitchCodec implements JsonCodec.OfBoolean<Integer> {
                        public Integer read(boolean on) { return on ? 1 : 0; }
                        public boolean write(Integer level) { return level == 1; }
                    }
                    """),
            Map.entry("Odd", """
                    /** What rules and constructors refuse: by what is equal whenever a value is. */
                    final class Odd {
                        private Odd() {}

                        static boolean is(Object value) {
                            return value instanceof Number number && number.intValue() % 5 == 2
                                    || value instanceof CharSequence text && text.length() % 5 == 3
                                    || value instanceof Collection<?> items && items.size() == 3
                                    || value instanceof Map<?, ?> entries && entries.size() == 3
                                    || value instanceof Optional<?> optional && is(optional.orElse(null));
                        }
                    }
                    """));

    private SharedSources() {}
}
