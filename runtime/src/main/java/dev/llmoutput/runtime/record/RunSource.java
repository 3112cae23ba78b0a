package dev.llmoutput.runtime.record;

/** Where records can be read. */
public interface RunSource {
    /**
     * Shows {@code visitor} every record that is there when reading begins, the oldest first.
     *
     * @throws java.io.UncheckedIOException if a file cannot be read
     */
    void read(RunVisitor visitor);
}
