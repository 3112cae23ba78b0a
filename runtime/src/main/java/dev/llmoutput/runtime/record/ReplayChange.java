package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.Outcome;

/**
 * A recorded reply that today's contract reads differently. Immutable.
 *
 * @param <T> the Java type of a value
 */
public final class ReplayChange<T> {
    /** What is different. */
    public enum Kind {
        /** It was accepted, and would be rejected. */
        NOW_REJECTED,
        /** It was rejected, and would be accepted. */
        NOW_ACCEPTED,
        /** It is accepted, with another canonical text. */
        OTHER_CANONICAL
    }

    private final Kind kind;
    private final RunRecord record;
    private final int attempt;
    private final Outcome<T> today;

    ReplayChange(Kind kind, RunRecord record, int attempt, Outcome<T> today) {
        this.kind = kind;
        this.record = record;
        this.attempt = attempt;
        this.today = today;
    }

    /** What is different. */
    public Kind kind() {
        return kind;
    }

    /** The record. */
    public RunRecord record() {
        return record;
    }

    /** Which of its attempts, from 1. */
    public int attempt() {
        return attempt;
    }

    /** What today's contract makes of the reply. */
    public Outcome<T> today() {
        return today;
    }

    @Override
    public String toString() {
        return "ReplayChange[" + kind + ", " + record.run() + ", attempt=" + attempt + ", " + today + "]";
    }
}
