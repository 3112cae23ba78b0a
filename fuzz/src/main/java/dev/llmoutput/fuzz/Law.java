package dev.llmoutput.fuzz;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Thrown where something that must hold for every text does not hold for this one. */
final class Law extends AssertionError {
    private static final long serialVersionUID = 1L;

    private Law(String message) {
        super(message);
    }

    static void holds(boolean condition, String law, Object... seen) {
        if (!condition) {
            throw new Law(law + ": " + Arrays.toString(seen));
        }
    }

    static void same(@Nullable Object expected, @Nullable Object actual, String law) {
        holds(Objects.equals(expected, actual), law, String.valueOf(expected), String.valueOf(actual));
    }
}
