package dev.llmoutput.runtime.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Keeps records as long as the process lives. */
public final class MemoryRunStore implements RunStore {
    private final List<RunRecord> records = new ArrayList<>();

    /** An empty store. */
    public MemoryRunStore() {}

    @Override
    public synchronized void append(RunRecord record) {
        records.add(Objects.requireNonNull(record, "record"));
    }

    /** The records so far, the oldest first; unmodifiable. */
    public synchronized List<RunRecord> records() {
        return List.copyOf(records);
    }

    @Override
    public void read(RunVisitor visitor) {
        List<RunRecord> all = records();
        for (int i = 0; i < all.size(); i++) {
            visitor.record(all.get(i));
            visitor.progress(i + 1, all.size());
        }
    }
}
