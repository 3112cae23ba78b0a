package dev.llmoutput.benchmarks.bombs;

import dev.llmoutput.Reading;
import dev.llmoutput.benchmarks.speed.WarmUp;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/**
 * Prints for each hostile shape the processor time of a reply of a million characters, and how much more one of twice the
 * length takes. The limits are raised, but for those on the digits of a number and, where the shape says so, on depth.
 *
 * <p>To be run with {@code -Xss256k}. Arguments: the shapes; all if there are none.
 */
public final class BombGrowth {
    private static final int LENGTH = 1_000_000;
    private static final int RUNS = 7;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final JsonLimits RAISED = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxNestingDepth(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    /** What is read last, so that nothing is left out because nobody looks. */
    private static Object last = "";

    private BombGrowth() {}

    /** Runs and prints. */
    public static void main(String[] args) {
        System.out.println("| shape | STRICT, ms for 1 MB | x for 2 MB | TOLERANT, ms for 1 MB | x for 2 MB |");
        System.out.println("| --- | ---: | ---: | ---: | ---: |");
        for (String name : args) {
            print(BombShape.valueOf(name));
        }
        for (BombShape shape : args.length == 0 ? BombShape.values() : new BombShape[0]) {
            print(shape);
        }
        System.err.println("the last answer: " + last.getClass().getSimpleName());
    }

    private static void print(BombShape shape) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s |%n",
                shape,
                growth(shape, Reading.STRICT),
                growth(shape, Reading.TOLERANT));
    }

    private static String growth(BombShape shape, Reading reading) {
        OutputType<Tree> type = TreeOutput.type(ReadOptions.of(reading).withLimits(RAISED));
        String single = shape.text(LENGTH);
        String twofold = shape.text(2 * LENGTH);
        WarmUp.run(() -> {
            last = type.parse(single);
            last = type.parse(twofold);
        });
        double once = best(type, single);
        double twice = best(type, twofold);
        return String.format(Locale.ROOT, "%.1f | %.2f", once / 1e6, twice / once);
    }

    private static double best(OutputType<Tree> type, String text) {
        long best = Long.MAX_VALUE;
        for (int run = 0; run < RUNS; run++) {
            long start = THREADS.getCurrentThreadCpuTime();
            last = type.parse(text);
            long time = THREADS.getCurrentThreadCpuTime() - start;
            best = Math.min(best, time);
        }
        return best;
    }
}
