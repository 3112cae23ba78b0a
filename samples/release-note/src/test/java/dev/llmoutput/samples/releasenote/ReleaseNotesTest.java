package dev.llmoutput.samples.releasenote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The release-note example with a generated type: C142 (a generated type becomes parser, validator and repairer in one
 * call), C143 (issues become errors with paths), C262 (offline, ends with artifact_finished), C280 (prints what the guide
 * shows).
 */
class ReleaseNotesTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "agent-hosts.md");
    private static final Path SOURCE = Path.of(
            System.getProperty("project.root"),
            "samples/release-note/src/test/java/dev/llmoutput/samples/releasenote/NoteWriter.java");

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReleaseNotes.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "release-note output", "```text\n" + printed() + "```\n");
    }

    @Test
    void revisesUntilTheNoteIsAccepted() {
        assertThat(printed())
                .containsSubsequence(
                        "attempt 1: not ok",
                        "changes[0].kind: expected",
                        "changes[0].ticket: expected",
                        "title: expected",
                        "artifact_revision_started",
                        "attempt 2: ok",
                        "artifact_finished",
                        "# Pay by invoice",
                        "== With a rule of the host",
                        "attempt 1: not ok",
                        "attempt 2: not ok",
                        "changes[1].ticket: no commit mentions SHOP-999",
                        "attempt 3: ok",
                        "artifact_finished",
                        "# Pay by invoice")
                .doesNotContain("artifact_failed");
    }

    /** The guide's example is a class that compiles, and does what the guide says of a run that fails. */
    @Test
    void runsTheExampleOfTheGuide() throws IOException {
        String source = Files.readString(SOURCE);
        String example = source.substring(source.indexOf("import "));
        Documents.assertPart(GUIDE, "in one call", "```java\n" + example + "```\n");

        assertThat(writer(Drafts.OF_THE_WRONG_SHAPE, Drafts.GOOD).title(Commits.PROMPT))
                .isEqualTo("Pay by invoice");
        assertThat(writer("no", Drafts.OF_THE_WRONG_SHAPE, "no").title(Commits.PROMPT))
                .startsWith("draft 2: changes[0].kind: expected one of")
                .endsWith("title: expected a string, but the key is missing");
        assertThat(writer().title(Commits.PROMPT)).isEqualTo("the script has no reply number 1");
    }

    private static NoteWriter writer(String... drafts) {
        return new NoteWriter(ScriptedProvider.ofTexts("scripted", drafts));
    }
}
