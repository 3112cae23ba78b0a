package dev.llmoutput.runtime.record;

/**
 * Is told what a replay finds. What it throws ends the replay.
 *
 * @param <T> the Java type of a value
 */
@FunctionalInterface
public interface ReplayListener<T> {
    /** A reply that today's contract reads differently. */
    void changed(ReplayChange<T> change);

    /** A line that is no record; the replay goes on after it. */
    default void damaged(DamagedLine line) {}

    /** How far the replay has come, in bytes of a file or records in memory; called from time to time and at the end. */
    default void progress(long done, long total) {}
}
