package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Every array, and the optionals of numbers. */
@LlmOutput
public record Collections(
        @NotEmpty Set<String> texts,
        Set<Integer> numbers,
        Set<BigDecimal> exact,
        Set<Part> parts,
        Set<@NotBlank String> named,
        Set<Color> colors,
        SortedSet<String> sorted,
        SortedSet<LocalDate> days,
        Collection<Part> some,
        Iterable<@Min(0) Integer> counts,
        @Size(max = 3) String[] names,
        int[] ints,
        long @Nullable [] longs,
        double[] doubles,
        boolean[] flags,
        char[] letters,
        short[] shorts,
        float[] floats,
        Integer[] boxed,
        @Nullable String[] holes,
        int[][] grid,
        List<String>[] lists,
        List<List<Set<Color>>> deep,
        Part[] array,
        @Min(1) OptionalInt whole,
        OptionalLong large,
        OptionalDouble real,
        List<OptionalInt> wholes,
        Optional<Set<Part>> maybe,
        @Size(min = 1) byte[]... blobs) {
    public enum Color {
        RED,
        GREEN
    }

    public record Part(String name, double size) {}
}
