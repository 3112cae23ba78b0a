package dev.llmoutput.benchmarks.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The time that the measuring thread was running, and how much it did meanwhile: on a machine that others use as well the
 * clock on the wall measures them.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Replies read in an iteration. */
    public long replies;

    /** Nanoseconds on a processor in an iteration. */
    public long nanoseconds;

    private long start;

    /** Begins an iteration. */
    @Setup(Level.Iteration)
    public void begin() {
        replies = 0;
        nanoseconds = 0;
        start = THREADS.getCurrentThreadCpuTime();
    }

    /** Ends it. */
    @TearDown(Level.Iteration)
    public void end() {
        nanoseconds = THREADS.getCurrentThreadCpuTime() - start;
    }
}
