package dev.llmoutput.runtime.record;

import java.util.EnumMap;
import java.util.Map;

/** The numbers of a replay. Immutable. */
public final class ReplaySummary {
    private final long replies;
    private final Map<ReplayChange.Kind, Long> changes;
    private final long otherTypes;
    private final long damagedLines;

    ReplaySummary(long replies, Map<ReplayChange.Kind, Long> changes, long otherTypes, long damagedLines) {
        this.replies = replies;
        this.changes = new EnumMap<>(changes);
        this.otherTypes = otherTypes;
        this.damagedLines = damagedLines;
    }

    /** How many replies were read again. */
    public long replies() {
        return replies;
    }

    /** How many of them changed in this way. */
    public long changed(ReplayChange.Kind kind) {
        return changes.getOrDefault(kind, 0L);
    }

    /** How many of them are read as before. */
    public long unchanged() {
        return replies - changes.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How many records were of another type and left out. */
    public long otherTypes() {
        return otherTypes;
    }

    /** How many lines were no records. */
    public long damagedLines() {
        return damagedLines;
    }

    @Override
    public String toString() {
        return "ReplaySummary[replies=" + replies + ", unchanged=" + unchanged() + ", changes=" + changes
                + ", otherTypes=" + otherTypes + ", damagedLines=" + damagedLines + "]";
    }
}
