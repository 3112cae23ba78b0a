package dev.llmoutput.benchmarks.markdown;

import dev.llmoutput.benchmarks.speed.CpuTime;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Makes one text canonical. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MarkdownBenchmark {
    /** What is repeated. */
    @Param
    public MarkdownShape shape = MarkdownShape.EMPHASIS;

    /** Characters. */
    @Param({"20000", "40000"})
    public int length;

    private String text = "";

    /** Makes the text. */
    @Setup
    public void prepare() {
        text = shape.text(length);
    }

    /** Makes it canonical. */
    @Benchmark
    public String canonicalize(CpuTime time) {
        time.replies++;
        return MarkdownOutput.canonicalize(text);
    }
}
