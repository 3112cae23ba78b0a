package dev.llmoutput.samples.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LiveTest {
    private static final Path GUIDE = Path.of(System.getProperty("project.root"), "docs", "asking.md");

    static String printed() throws IOException {
        return printed(Map.of());
    }

    private static String printed(Map<String, String> environment) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Live.run("Where to?", environment, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** C280: without an environment the sample needs no network, and prints what the guide shows. */
    @Test
    void printsWhatTheGuideShows() throws IOException {
        Documents.assertPart(GUIDE, "live output", "```text\n" + printed() + "```\n");
    }

    @Test
    void asksTheServerOfTheEnvironment() throws IOException {
        try (ScriptedServer server = ScriptedServer.start().then(Canned.content(ScriptedRun.GOOD, "stop"))) {
            String printed = printed(Map.of("LLM_BASE_URL", server.baseUrl().toString(), "LLM_MODEL", "small"));

            assertThat(printed).contains("== small at http://127.0.0.1", "accepted: Trip[place=Porto");
            assertThat(server.requests()).hasSize(1);
        }
    }
}
