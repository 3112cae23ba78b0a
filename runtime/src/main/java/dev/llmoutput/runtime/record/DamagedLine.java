package dev.llmoutput.runtime.record;

import java.nio.file.Path;

/** A line of a file that is no record. Tells where it is, never what it says. Immutable. */
public final class DamagedLine {
    private final Path file;
    private final long number;
    private final long offset;
    private final int length;
    private final boolean torn;

    DamagedLine(Path file, long number, long offset, int length, boolean torn) {
        this.file = file;
        this.number = number;
        this.offset = offset;
        this.length = length;
        this.torn = torn;
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** The line's number in the file, from 1. */
    public long number() {
        return number;
    }

    /** Where the line begins in the file, in bytes from 0. */
    public long offset() {
        return offset;
    }

    /** Its length in bytes, without its line feed. */
    public int length() {
        return length;
    }

    /** Whether the file ends in it without a line feed: a write was cut off, or is under way. */
    public boolean torn() {
        return torn;
    }

    @Override
    public String toString() {
        return (torn ? "torn" : "damaged") + " line " + number + " of " + file + ", " + length + " bytes at " + offset;
    }
}
