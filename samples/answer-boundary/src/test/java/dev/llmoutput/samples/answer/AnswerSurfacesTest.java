package dev.llmoutput.samples.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.answer.AnswerBoundary;
import dev.llmoutput.runtime.answer.AnswerEvent;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.redact.SecretRedactor;
import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AnswerSurfacesTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "answers.md");

    private final List<AnswerEvent> events = new ArrayList<>();
    private final AnswerEvent answer = AnswerBoundary.ofMarkdown()
            .withRedactor(SecretRedactor.of(AnswerSurfaces.TOKEN))
            .publish(AnswerSurfaces.ANSWER, events::add);

    static String printed() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerSurfaces.print(new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private String on(String surface) {
        return answer.project(AnswerSurfaces.SURFACES.get(surface));
    }

    /** C280. */
    @Test
    void printsWhatTheGuideShows() {
        Documents.assertPart(GUIDE, "answer-boundary output", "```text\n" + printed() + "```\n");
    }

    /** C095, C096: one event, before anything is shown. */
    @Test
    void theEventComesFirst() {
        assertThat(events).containsExactly(answer);
        assertThat(printed()).containsSubsequence("== The event", "== run page", "== chat", "== review", "== memory");
    }

    /** C097, C107: every surface holds the same bytes, or what it makes of exactly them. */
    @Test
    void everySurfaceHoldsTheSameText() {
        String text = answer.text();

        assertThat(text).startsWith("**Done.** I merged `feature/cart*`").contains("the **two** failing");
        assertThat(on("memory")).isEqualTo(text);
        assertThat(on("review")).isEqualTo(text + "\n\n<!-- run run-7 -->");
        assertThat(JsonTree.read(on("chat"), JsonLimits.DEFAULT))
                .isEqualTo(Map.of("channel", "#shop", "markdown", text));
        assertThat(on("run page")).contains("<strong>Done.</strong>", "<strong>two</strong>", "&lt;b&gt;nothing");
    }

    /** C098, C100, C112: the event keeps what the model wrote, without the secret. */
    @Test
    void theModelsOwnTextIsKept() {
        assertThat(answer.raw().orElseThrow())
                .isEqualTo(AnswerSurfaces.ANSWER.replace(AnswerSurfaces.TOKEN, "[REDACTED]"));
        assertThat(printed()).doesNotContain(AnswerSurfaces.TOKEN);
    }

    /** C105: what is said on the way stays as it is written. */
    @Test
    void proseIsNotNormalized() {
        assertThat(printed()).contains("I look at the *tests* first, with [REDACTED].");
    }

    /** C115: a record that was written and read back gives every surface the same again. */
    @Test
    void aRecordGivesTheSameSurfaces() {
        RunRecord record = RunRecord.fromJson(RunRecord.ofAnswer("run-7", Instant.EPOCH, MarkdownOutput.TYPE, answer)
                .toJson());
        String canonical = record.canonical().orElseThrow();

        AnswerSurfaces.SURFACES.forEach((name, surface) ->
                assertThat(surface.render(canonical)).as(name).isEqualTo(on(name)));
    }

    /** C108: no class between the record and a surface knows how to ask a model. */
    @Test
    void noModelOnTheWayToASurface() throws IOException {
        for (Class<?> type :
                List.of(AnswerBoundary.class, AnswerEvent.class, RunPage.class, ChatPost.class, ReviewComment.class)) {
            try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
                assertThat(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1))
                        .as(type.getName())
                        .doesNotContain("dev/llmoutput/runtime/accept", "java/net");
            }
        }
    }
}
