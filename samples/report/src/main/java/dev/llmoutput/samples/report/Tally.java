package dev.llmoutput.samples.report;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often each of many things was seen, with one example of each. */
final class Tally {
    /**
     * One thing.
     *
     * @param name what was seen
     * @param count how often
     * @param example the first one
     */
    record Row(String name, long count, String example) {}

    private final Map<String, Row> rows = new HashMap<>();
    private long total;

    void add(String name) {
        add(name, "");
    }

    void add(String name, String example) {
        Row row = rows.getOrDefault(name, new Row(name, 0, example));
        rows.put(name, new Row(name, row.count() + 1, row.example()));
        total++;
    }

    long count(String name) {
        return rows.getOrDefault(name, new Row(name, 0, "")).count();
    }

    long total() {
        return total;
    }

    /** The most frequent first, equal ones by name. */
    List<Row> top(int most) {
        return rows.values().stream()
                .sorted(Comparator.comparingLong(Row::count).reversed().thenComparing(Row::name))
                .limit(most)
                .toList();
    }
}
