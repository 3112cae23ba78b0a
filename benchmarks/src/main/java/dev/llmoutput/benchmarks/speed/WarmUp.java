package dev.llmoutput.benchmarks.speed;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Runs something until the compiler has had nothing to do for a while. Both are counted in processor time, so that a
 * machine that others use as well is not taken for a warm one.
 */
public final class WarmUp {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
    private static final long IDLE = 300_000_000;
    private static final long LIMIT = 6_000_000_000L;

    private WarmUp() {}

    /** Runs {@code once} again and again. */
    public static void run(Runnable once) {
        long start = THREADS.getCurrentThreadCpuTime();
        long idleSince = start;
        long compiled = COMPILER.getTotalCompilationTime();
        long now = start;
        while (now - idleSince < IDLE && now - start < LIMIT) {
            once.run();
            now = THREADS.getCurrentThreadCpuTime();
            if (COMPILER.getTotalCompilationTime() != compiled) {
                compiled = COMPILER.getTotalCompilationTime();
                idleSince = now;
            }
        }
    }
}
