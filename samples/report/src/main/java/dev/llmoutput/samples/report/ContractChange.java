package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.record.DamagedLine;
import dev.llmoutput.runtime.record.JsonLinesRunStore;
import dev.llmoutput.runtime.record.ReplayChange;
import dev.llmoutput.runtime.record.ReplayListener;
import dev.llmoutput.runtime.record.ReplaySummary;
import dev.llmoutput.runtime.record.RunReplay;
import dev.llmoutput.runtime.record.RunSource;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/**
 * Shows what a changed contract would make of recorded replies: {@code ContractChange [RUNS.jsonl]} reads what was recorded
 * for {@link Order}, or made-up runs, as a {@link NextOrder}. It asks no model.
 */
public final class ContractChange {
    private static final int EXAMPLES = 2;

    private ContractChange() {}

    /** Runs the sample. */
    public static void main(String[] args) {
        RunSource source = args.length == 0 ? DemoRuns.store() : JsonLinesRunStore.source(Path.of(args[0]));
        print(source, new PrintStream(System.out, true, StandardCharsets.UTF_8), System.err);
    }

    static void print(RunSource source, PrintStream out, PrintStream err) {
        long begin = System.nanoTime();
        ReplaySummary summary = RunReplay.of(NextOrderOutput.TYPE).run(source, new Examples(out, err));
        err.printf("%d replies read again in %.1f s%n", summary.replies(), (System.nanoTime() - begin) / 1e9);
        out.println(summary.replies() + " replies read again, " + summary.unchanged() + " as before");
        for (ReplayChange.Kind kind : ReplayChange.Kind.values()) {
            out.println(Words.of(kind.name()) + ": " + summary.changed(kind));
        }
        out.println("records of other types: " + summary.otherTypes());
    }

    /** Prints the first changes of each kind, and how far a long file has been read. */
    private static final class Examples implements ReplayListener<NextOrder> {
        private static final long STEP = 64L << 20;

        private final PrintStream out;
        private final PrintStream err;
        private final Map<ReplayChange.Kind, Integer> shown = new EnumMap<>(ReplayChange.Kind.class);
        private long next = STEP;

        Examples(PrintStream out, PrintStream err) {
            this.out = out;
            this.err = err;
        }

        @Override
        public void changed(ReplayChange<NextOrder> change) {
            if (shown.merge(change.kind(), 1, Integer::sum) <= EXAMPLES) {
                out.println(change.record().run() + ", attempt " + change.attempt() + " "
                        + Words.of(change.kind().name()) + ": " + reading(change.today()));
            }
        }

        private static String reading(Outcome<NextOrder> today) {
            return today.match(
                    accepted -> accepted.canonical(),
                    rejected -> rejected.failure().observed());
        }

        @Override
        public void damaged(DamagedLine line) {
            err.println("skipped: " + line);
        }

        @Override
        public void progress(long done, long total) {
            if (done >= next) {
                err.println(done * 100 / total + " % read");
                next = done + STEP;
            }
        }
    }
}
