package dev.llmoutput.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A process of the same JDK and what it costs. Linux only: the system counts the time of ended children in /proc. */
final class ChildProcess {
    /** What the kernel counts in. */
    private static final int MILLISECONDS_PER_TICK = 10;

    /** Behind the name in /proc/self/stat, which may hold blanks itself. */
    private static final int USER_TICKS = 13;

    private ChildProcess() {}

    /**
     * The processor time that a command takes, of user and system, in milliseconds; counted in steps of ten.
     *
     * @param program of the JDK: {@code java} or {@code javac}
     * @throws IllegalStateException if it fails; why is on the error stream
     */
    static long run(String program, List<String> arguments) throws IOException, InterruptedException {
        Path path = Path.of(System.getProperty("java.home"), "bin", program);
        ProcessBuilder builder = new ProcessBuilder(path.toString());
        builder.command().addAll(arguments);
        long before = ofChildren();
        int code = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        if (code != 0) {
            throw new IllegalStateException(program + " ended with " + code);
        }
        return ofChildren() - before;
    }

    private static long ofChildren() throws IOException {
        String stat = Files.readString(Path.of("/proc/self/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = Long.parseLong(fields[USER_TICKS]) + Long.parseLong(fields[USER_TICKS + 1]);
        return ticks * MILLISECONDS_PER_TICK;
    }
}
