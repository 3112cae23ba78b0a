package dev.llmoutput.samples.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.record.JsonLinesRunStore;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReportTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "runs.md");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunReport.run(List.of(), new PrintStream(out, true, StandardCharsets.UTF_8), System.err);
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private int run(String... args) {
        return RunReport.run(List.of(args), new PrintStream(out, true), new PrintStream(err, true));
    }

    /** C280. */
    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "report output", "```text\n" + printed() + "```\n");
    }

    @Test
    void readsAFileOfRecords() throws IOException {
        Path runs = folder.resolve("runs.jsonl");
        try (JsonLinesRunStore store = JsonLinesRunStore.open(runs)) {
            for (RunRecord record : Runs.saying("a value")) {
                store.append(record);
            }
        }
        Files.writeString(runs, "{\"run\": \"cut", StandardOpenOption.APPEND);
        Path page = folder.resolve("report.html");

        assertThat(run(runs.toString(), page.toString())).isZero();
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("a value", "damaged lines skipped: 1");
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("3 runs, 33.3 %", "written to " + page);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("skipped: torn line 4");
    }

    @Test
    void saysWhatIsWrongWithItsArguments() {
        String absent = folder.resolve("absent.jsonl").toString();

        assertThat(run(absent, folder.resolve("x.html").toString())).isEqualTo(1);
        assertThat(run("a", "b", "c")).isEqualTo(1);
        assertThat(run(folder.resolve("no/such/folder/x.html").toString())).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains(absent + ": there is no such file", "Usage: RunReport", "cannot be written: ");
    }
}
