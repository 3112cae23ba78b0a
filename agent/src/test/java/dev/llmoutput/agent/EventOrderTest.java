package dev.llmoutput.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds docs/agent-events.md against real runs: each of its sections shows the whole list of events of one path, and
 * each path of {@link EventPaths} has a section.
 *
 * <p>C175, C176, C177, C179, C180, C181, C182, C184, C185, C186, C187, C188, C190, C191, C192, C193, C194, C200, C203,
 * C204.
 */
class EventOrderTest {
    private static final Path PAGE = Path.of(System.getProperty("project.root"), "docs", "agent-events.md");
    private static final Pattern HEADING = Pattern.compile("^### ", Pattern.MULTILINE);
    private static final String FENCE = "```";

    static Stream<Map.Entry<String, EventPaths.Way>> paths() {
        return EventPaths.all().entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("paths")
    void emitsExactlyWhatThePageShows(Map.Entry<String, EventPaths.Way> path) throws IOException {
        EventLog log = path.getValue().go();

        assertThat(log.lines()).isEqualTo(shown().get(path.getKey()));
    }

    @Test
    void thePageShowsEveryPathAndNoOther() throws IOException {
        assertThat(shown().keySet()).containsExactlyElementsOf(EventPaths.all().keySet());
    }

    /** C178: a run of the judging strategy that ends by success or budget has exactly one terminal artifact event. */
    @Test
    void noPathHasTwoTerminalArtifactEvents() throws IOException {
        assertThat(shown())
                .allSatisfy((name, events) -> assertThat(events)
                        .filteredOn(
                                event -> event.startsWith("artifact_finished") || event.startsWith("artifact_failed"))
                        .hasSizeLessThanOrEqualTo(1));
    }

    /** The lists of the page by the headings above them. */
    private static Map<String, List<String>> shown() throws IOException {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        for (String section : HEADING.split(Files.readString(PAGE), -1)) {
            int from = section.indexOf(FENCE + "text\n");
            if (from >= 0) {
                String list = section.substring(from + FENCE.length() + 5, section.indexOf("\n" + FENCE + "\n", from));
                sections.put(
                        section.lines().findFirst().orElseThrow(), list.lines().toList());
            }
        }
        return sections;
    }
}
