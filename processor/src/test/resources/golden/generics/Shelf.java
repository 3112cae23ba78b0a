package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Generic records and interfaces with concrete arguments. */
@LlmOutput
public record Shelf(
        Page<String> names,
        Page<@Min(1) Integer> counts,
        Optional<Page<List<String>>> rows,
        List<Page<Mood>> moods,
        Node<Double> tree,
        Result<Page<String>> result,
        Result<Integer> number,
        Pair<@Nullable String, Optional<Boolean>> pair) {
    enum Mood {
        GOOD,
        BAD
    }

    /**
     * One page.
     *
     * @param rows what is on it
     * @param last the last row of the page before
     */
    record Page<T>(@Size(max = 3) List<T> rows, @Nullable T last) {}

    record Node<T>(T value, List<Node<T>> kids) {}

    record Pair<A, B>(A left, B right) {}

    sealed interface Result<T> permits Fine, Failed, Zero {}

    record Fine<T>(T value) implements Result<T> {}

    record Failed<E>(@NotBlank String reason, List<E> partly) implements Result<E> {}

    record Zero() implements Result<Integer> {}
}
