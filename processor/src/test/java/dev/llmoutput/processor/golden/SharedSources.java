package dev.llmoutput.processor.golden;

import java.util.Map;

/** What random contracts have in common: imports, generic types and codecs; and one contract that is always among them. */
final class SharedSources {
    static final String HEADER = """
            package random;

            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.JsonNode;
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
    static final Map<String, String> FILES = Map.of(
            "Box", "public record Box<T>(T content) {}",
            "Pair", "public record Pair<A, B>(A left, @Nullable B right) {}",
            "Page", "public record Page<T>(@Size(max = 3) List<T> rows, Optional<T> last, Map<String, T> byName) {}",
            "Node", "public record Node<T>(T content, List<Node<T>> kids) {}",
            "Ranked", "public record Ranked<T extends Comparable<? super T>>(SortedSet<T> rows) {}",
            "Result", """
                    public sealed interface Result<T> {
                        record Fine<T>(T content) implements Result<T> {}
                        record Poor<E>(@NotBlank String reason, List<E> partly) implements Result<E> {}
                    }
                    """,
            "Once", """
                    /** What was wrong once. */
                    @LlmOutput
                    public record Once(
                            Box<String>[] boxes,
                            Map<String, Result<BigDecimal>[]> results,
                            Node<Integer>[][] nodes,
                            List<String>[] lists,
                            Ranked<Integer> ranks,
                            Set<Pair<String, String>> pairs) {}
                    """,
            "TagCodec", """
                    public final class TagCodec implements JsonCodec.OfString<StringBuilder> {
                        public StringBuilder read(String text) { return new StringBuilder(text); }
                        public String write(StringBuilder tag) { return tag.toString(); }
                    }
                    """,
            "AmountCodec", """
                    public final class AmountCodec implements JsonCodec.OfNumber<Number> {
                        public Number read(BigDecimal number) { return number; }
                        public BigDecimal write(Number number) { return (BigDecimal) number; }
                    }
                    """,
            "SwitchCodec", """
                    public final class SwitchCodec implements JsonCodec.OfBoolean<Integer> {
                        public Integer read(boolean on) { return on ? 1 : 0; }
                        public boolean write(Integer level) { return level == 1; }
                    }
                    """);

    private SharedSources() {}
}
