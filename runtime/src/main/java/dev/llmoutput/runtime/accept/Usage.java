package dev.llmoutput.runtime.accept;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The tokens of one or more model calls, as the provider counted them. Immutable. */
public final class Usage {
    /** No tokens. */
    public static final Usage ZERO = new Usage(0, 0);

    private final long inputTokens;
    private final long outputTokens;

    private Usage(long inputTokens, long outputTokens) {
        this.inputTokens = inputTokens;
        this.outputTokens = outputTokens;
    }

    /**
     * The tokens of one call.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public static Usage of(long inputTokens, long outputTokens) {
        if (inputTokens < 0 || outputTokens < 0) {
            throw new IllegalArgumentException("tokens must not be negative: " + inputTokens + ", " + outputTokens);
        }
        return new Usage(inputTokens, outputTokens);
    }

    /** Tokens of the request. */
    public long inputTokens() {
        return inputTokens;
    }

    /** Tokens of the reply. */
    public long outputTokens() {
        return outputTokens;
    }

    /** Input and output together. */
    public long totalTokens() {
        return sum(inputTokens, outputTokens);
    }

    /** The tokens of both, field by field. */
    public Usage plus(Usage other) {
        return new Usage(sum(inputTokens, other.inputTokens), sum(outputTokens, other.outputTokens));
    }

    /** A sum that stays at the largest number: an absurd count must not cost an answer. */
    private static long sum(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Usage that && inputTokens == that.inputTokens && outputTokens == that.outputTokens;
    }

    @Override
    public int hashCode() {
        return Objects.hash(inputTokens, outputTokens);
    }

    @Override
    public String toString() {
        return "Usage[input=" + inputTokens + ", output=" + outputTokens + "]";
    }
}
