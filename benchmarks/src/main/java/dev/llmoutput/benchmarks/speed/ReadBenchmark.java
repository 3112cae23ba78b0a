package dev.llmoutput.benchmarks.speed;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Reads one reply in one way. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ReadBenchmark {
    /** How. */
    @Param
    public Way way = Way.OURS;

    /** What. */
    @Param
    public Shape shape = Shape.SMALL;

    private List<String> replies = List.of();
    private Way.Reader reader = raw -> raw;
    private int next;
    private Object answer = "";

    /** Makes the replies and the reader, and warms it up. */
    @Setup
    public void prepare() {
        replies = Replies.of(shape);
        reader = way.reader(shape);
        CpuTime nobodys = new CpuTime();
        WarmUp.run(() -> {
            for (int i = 0; i < Replies.COUNT; i++) {
                answer = read(nobodys);
            }
        });
    }

    /** Reads the next reply; a refusal that is thrown is an answer as well. */
    @Benchmark
    public Object read(CpuTime time) {
        next = (next + 1) % replies.size();
        time.replies++;
        try {
            return reader.read(replies.get(next));
        } catch (Exception e) {
            return e;
        }
    }
}
