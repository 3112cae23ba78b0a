package dev.llmoutput.runtime.record;

/** Is shown what a source holds. What it throws ends the reading. */
@FunctionalInterface
public interface RunVisitor {
    /** A record. */
    void record(RunRecord record);

    /** A line that is no record, the rest of a write that a crash cut off for example; reading goes on after it. */
    default void damaged(DamagedLine line) {}

    /** How far reading has come, in bytes of a file or records in memory; called from time to time and at the end. */
    default void progress(long done, long total) {}
}
