package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.record.DamagedLine;
import dev.llmoutput.runtime.record.JsonLinesRunStore;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.record.RunSource;
import dev.llmoutput.runtime.record.RunVisitor;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes one HTML page out of the records of runs. {@code RunReport RUNS.jsonl REPORT.html} reads a file of
 * {@link JsonLinesRunStore}; {@code RunReport REPORT.html} makes up runs; without arguments it only prints their numbers.
 */
public final class RunReport {
    private static final String USAGE = "Usage: RunReport [[RUNS.jsonl] REPORT.html]";

    private RunReport() {}

    /** Runs the sample; exits with 1 if a file is unusable. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        int status = run(List.of(args), out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    static int run(List<String> args, PrintStream out, PrintStream err) {
        if (args.size() > 2) {
            err.println(USAGE);
            return 1;
        }
        if (args.size() == 2 && !Files.isRegularFile(Path.of(args.get(0)))) {
            err.println(args.get(0) + ": there is no such file");
            return 1;
        }
        RunSource source = args.size() == 2 ? JsonLinesRunStore.source(Path.of(args.get(0))) : DemoRuns.store();
        try {
            Statistics numbers = new Statistics();
            source.read(new WithProgress(numbers, err));
            print(numbers, out);
            return args.isEmpty() || write(numbers, Path.of(args.get(args.size() - 1)), out, err) ? 0 : 1;
        } catch (UncheckedIOException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private static boolean write(Statistics numbers, Path page, PrintStream out, PrintStream err) {
        try {
            Files.writeString(page, ReportPage.of(numbers));
            out.println("written to " + page);
            return true;
        } catch (IOException e) {
            err.println("cannot be written: " + e.getMessage());
            return false;
        }
    }

    private static void print(Statistics numbers, PrintStream out) {
        Statistics.OfType all = numbers.all;
        out.println(
                all.runs + " runs, " + Words.percent(all.acceptedAtOnce, all.runs) + " accepted at the first attempt, "
                        + Words.percent(all.acceptedAtOnce + all.acceptedLater, all.runs) + " in the end");
        out.println(all.tokens + " tokens, " + Words.percent(all.reaskTokens, all.tokens) + " of them for re-asks");
        print("failures by kind:", numbers.failures, out);
        print("where replies fail:", numbers.paths, out);
        print("repairs by kind:", numbers.repairs, out);
    }

    private static void print(String title, Tally tally, PrintStream out) {
        out.println(title);
        tally.top(4).forEach(row -> out.printf("%5d  %s%n", row.count(), row.name()));
    }

    /** Says how far a long file has been read. */
    private static final class WithProgress implements RunVisitor {
        private static final long STEP = 64L << 20;

        private final RunVisitor target;
        private final PrintStream err;
        private long next = STEP;

        WithProgress(RunVisitor target, PrintStream err) {
            this.target = target;
            this.err = err;
        }

        @Override
        public void record(RunRecord record) {
            target.record(record);
        }

        @Override
        public void damaged(DamagedLine line) {
            err.println("skipped: " + line);
            target.damaged(line);
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
