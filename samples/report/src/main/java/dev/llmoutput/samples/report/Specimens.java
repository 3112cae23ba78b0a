package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.record.RunRecord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The runs that are worth a look: the latest rejected, revised and mended ones. */
final class Specimens {
    static final int OF_EACH = 60;

    private final Deque<RunRecord> rejected = new ArrayDeque<>();
    private final Deque<RunRecord> revised = new ArrayDeque<>();
    private final Deque<RunRecord> mended = new ArrayDeque<>();

    void offer(RunRecord record) {
        if (record.canonical().isEmpty()) {
            keep(rejected, record);
        } else if (record.attempts().size() > 1) {
            keep(revised, record);
        } else if (record.changed() || !record.attempts().get(0).repairs().isEmpty()) {
            keep(mended, record);
        }
    }

    private static void keep(Deque<RunRecord> runs, RunRecord record) {
        if (runs.size() == OF_EACH) {
            runs.removeLast();
        }
        runs.addFirst(record);
    }

    /** Rejected ones first, then revised, then mended; the latest of each first. */
    List<RunRecord> all() {
        List<RunRecord> all = new ArrayList<>(rejected);
        all.addAll(revised);
        all.addAll(mended);
        return all;
    }
}
