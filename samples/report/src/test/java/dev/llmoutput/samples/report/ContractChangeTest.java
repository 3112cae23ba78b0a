package dev.llmoutput.samples.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ContractChangeTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "runs.md");

    private static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ContractChange.print(
                DemoRuns.store(),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** C280. */
    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "replay output", "```text\n" + printed() + "```\n");
    }

    /** The relaxed rule accepts more, the tightened one less, and other types are left alone. */
    @Test
    void bothDirectionsAreShown() {
        assertThat(printed())
                .contains(
                        "now rejected: items[1].quantity: expected a number <= 3, got 12", "records of other types: 80")
                .containsPattern("(?m)^now rejected: [1-9]")
                .containsPattern("(?m)^now accepted: [1-9]");
    }
}
