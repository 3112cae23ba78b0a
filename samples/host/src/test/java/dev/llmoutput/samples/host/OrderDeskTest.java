package dev.llmoutput.samples.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The end-to-end sample. C280: it prints what the guide shows. */
class OrderDeskTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "agent-hosts.md");

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OrderDesk.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "host output", "```text\n" + printed() + "```\n");
    }

    /** C255: each model is asked through the provider that it names. */
    @Test
    void twoProvidersAnswer() {
        assertThat(printed())
                .containsSubsequence("house:plain", "We are here on weekdays", "scripted:large", "Let me look");
    }

    /** C263, C258: both tools are dispatched by name, one after the other, and the guard stops a third call. */
    @Test
    void toolsAreDispatchedBehindTheGuard() {
        assertThat(printed())
                .containsSubsequence(
                        "tool_execution_started orders/find",
                        "tool_execution_finished",
                        "tool_execution_started mail/send",
                        "tool_execution_finished sent to kim@example.com",
                        "tool_execution_blocked mail/send: this is not the customer's address");
    }

    /** C263: no event and no stored message holds the secret that the model has to see. */
    @Test
    void secretsStayInside() {
        assertThat(printed())
                .contains("card=[REDACTED]")
                .contains("the card's token reached the model: true")
                .contains("the card's token is in the store: false")
                .doesNotContain(DeskTools.CARD_TOKEN);
    }

    /** C259, C260, C261: skill, prompt files and instructions make up the system message of a request. */
    @Test
    void theSystemMessageHoldsAllInstructions() {
        assertThat(printed())
                .containsSubsequence(
                        "system message:",
                        "(the hint of Refund)",
                        "Be brief and friendly.",
                        "tea pots",
                        "Look at the order",
                        "Broken goods");
    }

    /** C220, C222, C223: tools first; the generated schema goes along once the rounds are used up, in revisions too. */
    @Test
    void theSchemaComesWithTheLastTurns() {
        assertThat(printed().lines().filter(line -> line.startsWith("request: ")))
                .containsExactly(
                        "request: tools [orders/find, mail/send], schema none",
                        "request: tools [orders/find, mail/send], schema none",
                        "request: tools [], schema refund",
                        "request: tools [], schema refund");
    }

    /** C142, C143: the typed answer, after one revision that names the amount. */
    @Test
    void theDecisionIsTyped() {
        assertThat(printed())
                .containsSubsequence(
                        "artifact_validation_finished not ok; amount: expected",
                        "artifact_revision_started",
                        "artifact_finished",
                        "decision: Refund[decision=APPROVE, amount=39.90");
    }
}
