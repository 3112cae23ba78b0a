package dev.llmoutput.benchmarks.records;

import dev.llmoutput.benchmarks.speed.Ticket;
import dev.llmoutput.benchmarks.speed.TicketOutput;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.record.JsonLinesRunStore;
import dev.llmoutput.runtime.record.ReplayChange;
import dev.llmoutput.runtime.record.ReplayListener;
import dev.llmoutput.runtime.record.ReplaySummary;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.record.RunReplay;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;

/** Writes 100,000 run records of about 1,000 bytes to a file, replays them, and prints the seconds of each. */
public final class ReplayTime {
    private static final int RECORDS = 100_000;
    private static final Instant START = Instant.parse("2026-03-02T08:00:00Z");

    private ReplayTime() {}

    /** Runs and prints; the file is in a temporary folder and is deleted. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("runs");
        Path file = folder.resolve("runs.jsonl");
        try {
            long begin = System.nanoTime();
            write(file);
            long written = System.nanoTime();
            ReplaySummary summary = RunReplay.of(TicketOutput.TYPE).run(JsonLinesRunStore.source(file), new Silent());
            long replayed = System.nanoTime();
            System.out.printf(
                    Locale.ROOT,
                    "%,d records, %,d bytes each: written %.1f s, replayed %.1f s, %,d unchanged%n",
                    summary.replies(),
                    Files.size(file) / RECORDS,
                    (written - begin) / 1e9,
                    (replayed - written) / 1e9,
                    summary.unchanged());
        } finally {
            try (var files = Files.list(folder)) {
                for (Path left : files.toList()) {
                    Files.delete(left);
                }
            }
            Files.delete(folder);
        }
    }

    private static void write(Path file) {
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file)) {
            for (int i = 0; i < RECORDS; i++) {
                Outcome<Ticket> outcome = AcceptOutput.accept(TicketOutput.TYPE, reply(i));
                store.append(RunRecord.of(
                        "run-" + i, START.plusSeconds(i), TicketOutput.TYPE, outcome, SecretRedactor.NONE));
            }
        }
    }

    private static String reply(int i) {
        String note = "It was sent on Monday to the old address, and nobody was at home. ".repeat(3);
        return """
                {"id": "T-%d", "title": "The parcel has not arrived", "priority": "HIGH", "score": %d, "hours": 1.5, \
                "open": true, "customer": {"name": "Kim", "city": "Oslo"}, "tags": ["parcel", "late"], \
                "created": 1772000000, "note": "%s"}""".formatted(i, i % 101, note);
    }

    private static final class Silent implements ReplayListener<Ticket> {
        @Override
        public void changed(ReplayChange<Ticket> change) {}
    }
}
