package dev.llmoutput.runtime.record;

/** Where records are kept. Nothing is ever changed or removed. Thread-safe. */
public interface RunStore extends RunSource {
    /**
     * Adds a record after all others.
     *
     * @throws java.io.UncheckedIOException if it cannot be written; records before it are not harmed
     */
    void append(RunRecord record);
}
