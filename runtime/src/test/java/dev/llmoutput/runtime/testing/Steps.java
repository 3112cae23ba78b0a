package dev.llmoutput.runtime.testing;

import java.util.function.LongSupplier;

/** How much has been done by the classes of the {@link StepLoader} that loaded this class. For one thread. */
public final class Steps implements LongSupplier {
    private static long count;

    /** For the loader. */
    public Steps() {}

    /** One step more. */
    public static void one() {
        count++;
    }

    /** So many steps more. */
    public static void many(int steps) {
        count += steps;
    }

    /** A step for each character from {@code start} to {@code end}. */
    public static void range(int start, int end) {
        count += end - start;
    }

    @Override
    public long getAsLong() {
        return count;
    }
}
