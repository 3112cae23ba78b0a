package dev.llmoutput.agent.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every scripted scenario of the shared folder, with its whole expected trace; the rows, among them C208 and C211
 * to C214, are in each test's name.
 */
class ScenarioTest {
    private static final Path FILE = Path.of(System.getProperty("shared.dir"), "scenarios", "scenarios.jsonl");
    private static final ObjectMapper JSON = new ObjectMapper();

    @TestFactory
    Stream<DynamicTest> scenarios() throws IOException {
        assumeTrue(Files.isRegularFile(FILE), "the shared scenarios are not here");
        return entries().stream().map(entry -> DynamicTest.dynamicTest(name(entry), () -> check(entry)));
    }

    /** The README of the scenarios says that there are 185 of them. */
    @Test
    void allScenariosAreThere() throws IOException {
        assumeTrue(Files.isRegularFile(FILE), "the shared scenarios are not here");
        assertThat(entries()).hasSize(185);
    }

    private static List<JsonNode> entries() throws IOException {
        return Files.readAllLines(FILE).stream().map(ScenarioTest::parse).toList();
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new IllegalStateException("not a scenario: " + line, e);
        }
    }

    private static String name(JsonNode entry) {
        StringBuilder name = new StringBuilder(entry.get("id").asText());
        entry.get("rows").forEach(row -> name.append(' ').append(row.asText()));
        return name.append(": ").append(entry.get("title").asText()).toString();
    }

    private static void check(JsonNode entry) {
        JsonNode scenario = entry.get("scenario");
        ObjectNode actual = switch (scenario.get("driver").asText()) {
            case "session" -> new SessionDriver(scenario).run();
            case "loop" -> new LoopDriver(scenario).run();
            case "schema" -> Schemas.check(scenario.get("structuredOutput"));
            case "wire" -> Schemas.wire(scenario.get("structuredOutput"));
            default -> throw new IllegalArgumentException("unknown driver");
        };
        assertThat(new Matching().differences(entry.get("expected"), actual)).isEmpty();
    }
}
