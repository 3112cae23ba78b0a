package dev.llmoutput.samples.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class WatchedRunsTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "asking.md");

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WatchedRuns.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** C280. */
    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "events output", "```text\n" + printed() + "```\n");
    }

    @Test
    void logsByImportance() {
        assertThat(printed())
                .containsSubsequence(
                        "INFO mood, attempt 1: accepted, 110 tokens",
                        "WARNING mood, attempt 1: SCHEMA/SCHEMA: score: expected a number <= 5, got 9",
                        "DEBUG mood, attempt 1: asking again, 0 left after this",
                        "ERROR mood, attempt 2: rejected, RETRIES_SPENT, 220 tokens",
                        "the caller is told: no network")
                .doesNotContain("TRACE", "It arrived early");
    }

    @Test
    void countsWithFewTags() {
        assertThat(printed())
                .contains(
                        "llmoutput.runs {result=accepted, type=mood} 2",
                        "llmoutput.runs {result=retries_spent, type=mood} 1",
                        "llmoutput.attempts {result=schema, type=mood} 2",
                        "llmoutput.issues {code=too_big, type=mood} 2",
                        "llmoutput.repairs {kind=prose, type=mood} 1",
                        "llmoutput.tokens {direction=input, type=mood} 500",
                        "llmoutput.tokens {direction=output, type=mood} 50");
    }

    /** A run that ends by an exception ends its span, too. */
    @Test
    void everyRunIsOneSpan() {
        String spans = printed().replaceFirst("(?s).*== OpenTelemetry\n", "");

        assertThat(spans.lines()).hasSize(4);
        assertThat(spans)
                .contains("ERROR RETRIES_SPENT", "llmoutput.attempts=2", "ERROR the model call failed")
                .contains("[attempt started, attempt failed, attempt started]");
    }
}
