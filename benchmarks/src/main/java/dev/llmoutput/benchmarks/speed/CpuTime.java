package dev.llmoutput.benchmarks.speed;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The time that the measuring thread was running, and how much it did and allocated meanwhile: on a machine that others use as well the
 * clock on the wall measures them.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class CpuTime {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Replies read in an iteration. */
    public long replies;

    /** Nanoseconds on a processor in an iteration. */
    public long nanoseconds;

    /** Bytes allocated in an iteration. */
    public long bytes;

    private long start;
    private long bytesBefore;

    /** Begins an iteration. */
    @Setup(Level.Iteration)
    public void begin() {
        replies = 0;
        nanoseconds = 0;
        bytes = 0;
        bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
        start = THREADS.getCurrentThreadCpuTime();
    }

    /** Ends it. */
    @TearDown(Level.Iteration)
    public void end() {
        nanoseconds = THREADS.getCurrentThreadCpuTime() - start;
        bytes = THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
    }
}
