package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.Nullable;

/**
 * A value that was read.
 *
 * @param <R> what reading it gave
 */
final class Candidate<R> {
    private final MendedText text;
    private final R reading;
    private final int issues;
    private final CandidateReader<R> reader;
    /** Null until it is compared with another one. */
    private @Nullable String canonical;

    Candidate(MendedText text, R reading, int issues, CandidateReader<R> reader) {
        this.text = text;
        this.reading = reading;
        this.issues = issues;
        this.reader = reader;
    }

    MendedText text() {
        return text;
    }

    R reading() {
        return reading;
    }

    int issues() {
        return issues;
    }

    /** Whether it fits as an element of a list. */
    boolean isElement() {
        return issues == 0 && reader.isElement(reading);
    }

    /** Whether both, which fit, are the same answer; an element of a list is the same as no other one. */
    boolean isSame(Candidate<R> other) {
        return !isElement() && !other.isElement() && canonical().equals(other.canonical());
    }

    private String canonical() {
        String known = canonical;
        if (known == null) {
            known = reader.canonical(reading);
            canonical = known;
        }
        return known;
    }
}
