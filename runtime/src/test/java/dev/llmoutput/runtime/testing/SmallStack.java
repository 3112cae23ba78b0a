package dev.llmoutput.runtime.testing;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.function.Executable;

/** Runs a test where a recursion shows: on a thread with a stack of 256 kB. */
public final class SmallStack {
    private static final long BYTES = 256 * 1024;

    private SmallStack() {}

    /** Runs {@code test}; what it throws comes out as the cause. */
    public static void run(Executable test) throws Exception {
        call(() -> {
            try {
                test.execute();
            } catch (Exception | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
            return true;
        });
    }

    /** Answers what {@code work} answers. */
    public static <T> T call(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(null, task, "small stack", BYTES);
        thread.start();
        return task.get();
    }
}
