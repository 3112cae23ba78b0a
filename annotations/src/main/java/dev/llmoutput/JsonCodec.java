package dev.llmoutput;

import java.math.BigDecimal;

/**
 * How values of a type that has no JSON form of its own are read and written; named by {@link LlmField#codec()}. A codec
 * implements one of the three interfaces here, which tells schema and hint the JSON type. It is a public class that is
 * not abstract and has a public constructor without arguments; one instance serves all threads.
 *
 * <pre>{@code
 * public final class ColorCodec implements JsonCodec.OfString<Color> {
 *     @Override
 *     public Color read(String text) { return Color.decode(text); } // NumberFormatException is one invalid_format issue
 *
 *     @Override
 *     public String write(Color color) { return String.format("#%06x", color.getRGB() & 0xffffff); }
 * }
 *
 * record Theme(@LlmField(codec = ColorCodec.class, description = "as #rrggbb") Color accent) {}
 * }</pre>
 *
 * <p>{@code read} never sees null; it answers a value, or throws an {@link IllegalArgumentException} whose message says what
 * was expected, in terms of JSON: {@code a color such as "#00ff7f"}. That is one {@code invalid_format} issue. {@code write}
 * never sees null either. Writing and reading again should give an equal value.
 *
 * @param <T> the Java type of a value; a primitive component takes a codec of its boxed type
 */
public sealed interface JsonCodec<T> {
    /**
     * A JSON string.
     *
     * @param <T> the Java type of a value
     */
    non-sealed interface OfString<T> extends JsonCodec<T> {
        /**
         * The value that {@code text} stands for.
         *
         * @throws IllegalArgumentException if there is none; its message says what was expected
         */
        T read(String text);

        /** The text that stands for {@code value}. */
        String write(T value);
    }

    /**
     * A JSON number.
     *
     * @param <T> the Java type of a value
     */
    non-sealed interface OfNumber<T> extends JsonCodec<T> {
        /**
         * The value that {@code number} stands for.
         *
         * @throws IllegalArgumentException if there is none; its message says what was expected
         */
        T read(BigDecimal number);

        /** The number that stands for {@code value}. */
        BigDecimal write(T value);
    }

    /**
     * A JSON boolean.
     *
     * @param <T> the Java type of a value
     */
    non-sealed interface OfBoolean<T> extends JsonCodec<T> {
        /**
         * The value that {@code truth} stands for.
         *
         * @throws IllegalArgumentException if there is none; its message says what was expected
         */
        T read(boolean truth);

        /** The boolean that stands for {@code value}. */
        boolean write(T value);
    }

    /** No codec: the type of the component says what it is in JSON. */
    final class None implements JsonCodec<Void> {
        private None() {}
    }
}
