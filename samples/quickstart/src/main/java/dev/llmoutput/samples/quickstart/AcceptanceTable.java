package dev.llmoutput.samples.quickstart;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** How many replies of a file a contract accepts, and why it refuses the others. */
final class AcceptanceTable {
    private static final int PROGRESS_EVERY = 1_000;

    /** One reason, how often it was seen, and where it was seen first. */
    private static final class Row {
        private int count;
        private final int firstLine;
        private final String example;

        Row(int firstLine, String example) {
            this.firstLine = firstLine;
            this.example = example;
        }
    }

    private final String contract;
    private final Map<String, Row> accepted = new LinkedHashMap<>();
    private final Map<String, Row> refused = new LinkedHashMap<>();
    private int replies;
    private int withoutReply;
    private String firstWithoutReply = "";

    private AcceptanceTable(String contract) {
        this.contract = contract;
    }

    /**
     * Reads the whole file; says on {@code progress} how far it is, once for each 1,000 replies.
     *
     * @throws ReplyFileException if there is no such file, or no reply in any of its lines
     */
    static AcceptanceTable of(OutputType<?> type, Path path, PrintStream progress)
            throws ReplyFileException, IOException {
        AcceptanceTable table = new AcceptanceTable(type.name());
        try (ReplyFile file = ReplyFile.open(path)) {
            for (String raw = file.next(); raw != null; raw = file.next()) {
                table.count(type.parse(raw), file.lineNumber());
                if (table.replies % PROGRESS_EVERY == 0) {
                    progress.println(table.replies + " replies read");
                }
            }
            table.withoutReply = file.withoutReply();
            table.firstWithoutReply = file.firstWithoutReply();
        }
        if (table.replies == 0 && table.withoutReply > 0) {
            throw new ReplyFileException(path + ": no line holds a reply; " + table.firstWithoutReply);
        }
        return table;
    }

    private void count(Parsed<?> parsed, int line) {
        replies++;
        if (parsed instanceof Parsed.Ok<?> ok) {
            String how = !ok.repairs().isEmpty() ? "after repairs" : ok.changed() ? "changed" : "as it stands";
            accepted.computeIfAbsent(how, key -> new Row(line, "")).count++;
        } else {
            Failure failure = ((Parsed.Failed<?>) parsed).failure();
            refused.computeIfAbsent(reason(failure), key -> new Row(line, failure.observed())).count++;
        }
    }

    private static String reason(Failure failure) {
        String codes = String.join(
                "+",
                failure.issues().stream()
                        .map(issue -> issue.code().wireName())
                        .distinct()
                        .toList());
        return failure.kind() + "/" + failure.reason() + (codes.isEmpty() ? "" : " " + codes);
    }

    void print(PrintStream out) {
        out.println(replies + " replies read with the contract \"" + contract + "\"");
        out.println();
        out.printf("%8s %7s  %-44s %10s%n", "replies", "share", "outcome", "first line");
        rows(accepted).forEach(row -> line(out, "accepted " + row.getKey(), row.getValue()));
        rows(refused).forEach(row -> line(out, row.getKey(), row.getValue()));
        out.println();
        rows(refused)
                .forEach(row -> out.println(row.getKey() + ", for example line " + row.getValue().firstLine + ":\n    "
                        + row.getValue().example));
        if (withoutReply > 0) {
            out.println("Left out, because they hold no reply: " + withoutReply
                    + (withoutReply == 1 ? " line" : " lines") + ". The first is " + firstWithoutReply);
        }
    }

    private void line(PrintStream out, String outcome, Row row) {
        out.printf("%8d %6.1f%%  %-44s %10d%n", row.count, 100.0 * row.count / replies, outcome, row.firstLine);
    }

    private static List<Map.Entry<String, Row>> rows(Map<String, Row> rows) {
        Stream<Map.Entry<String, Row>> entries = rows.entrySet().stream();
        return entries.sorted(Comparator.comparing(entry -> -entry.getValue().count))
                .toList();
    }
}
