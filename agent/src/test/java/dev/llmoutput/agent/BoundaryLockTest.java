package dev.llmoutput.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.testkit.Documents;
import dev.llmoutput.testkit.PackageGraph;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the agent to what it may use and to what it may say. The list of edges only grows with a decision record. */
class BoundaryLockTest {
    private static final String RUNTIME = "dev.llmoutput.runtime.";
    private static final Map<String, Set<String>> ALLOWED = Map.of(
            "message", Set.of(),
            "artifact", Set.of("message"),
            "tool", Set.of("message"),
            "prompt", Set.of(),
            "skill", Set.of(),
            "provider", Set.of("message", "tool"),
            "event", Set.of("message", "artifact", "tool"),
            "loop", Set.of("artifact", "event", "message", "tool", "provider"),
            "session", Set.of("message", "artifact", "tool", "prompt", "skill", "provider", "event", "loop"));
    private static final Set<String> ALLOWED_EVERYWHERE = Set.of(
            "org.jspecify.annotations",
            RUNTIME + "accept",
            RUNTIME + "contract",
            RUNTIME + "issue",
            RUNTIME + "json",
            RUNTIME + "redact",
            RUNTIME + "schema");

    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Path CLASSES = ROOT.resolve("agent/target/classes");

    /** C250, C252: no host, no sample and no other library is used; rooms use each other in one direction. */
    @Test
    void usesOnlyTheAllowedPackages() {
        PackageGraph graph = PackageGraph.of(CLASSES, "dev.llmoutput.agent.");

        assertThat(graph.edges().keySet()).isEqualTo(ALLOWED.keySet());
        assertThat(graph.edges()).allSatisfy((room, uses) -> {
            Set<String> allowed = new HashSet<>(ALLOWED_EVERYWHERE);
            allowed.addAll(ALLOWED.get(room));
            assertThat(uses).isSubsetOf(allowed);
        });
    }

    @Test
    void isDrawnInTheArchitecturePage() {
        PackageGraph graph = PackageGraph.of(CLASSES, "dev.llmoutput.agent.");

        Documents.assertPart(ROOT.resolve("docs/architecture.md"), "agent packages", graph.drawing());
    }

    /** C251: no member speaks of a host's workflows, nodes or steps. */
    @Test
    void noNameSpeaksOfAHost() throws IOException, ClassNotFoundException {
        assertThat(names())
                .hasSizeGreaterThan(300)
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).matches(".*(workflow|node|step).*"));
    }

    /** C141, C254: no reflection and no bean mapping anywhere: an artifact's class is never looked at. */
    @Test
    void noReflection() throws IOException {
        for (Path file : classFiles()) {
            assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                    .as(file.toString())
                    .doesNotContain("java/lang/reflect", "newInstance", "forName", "com/fasterxml");
        }
    }

    /** C189, C253: an artifact event has no place for a host's schema but the errors' paths and the metadata. */
    @Test
    void artifactEventsHaveExactlyTheseMembers() {
        ArtifactValidation verdict = ArtifactValidation.rejected(List.of(ArtifactError.at("Invoice.total", "wrong")))
                .withMetadata(Map.of("schema", "Invoice"));

        assertThat(new ArtifactEvent.ValidationStarted("s", "r", 2, 1).toJson())
                .isEqualTo("{\"type\":\"artifact_validation_started\",\"sessionId\":\"s\",\"runId\":\"r\","
                        + "\"turn\":2,\"attempt\":1}");
        assertThat(new ArtifactEvent.RevisionStarted("s", "r", 2, 1, verdict).toJson())
                .isEqualTo("{\"type\":\"artifact_revision_started\",\"sessionId\":\"s\",\"runId\":\"r\","
                        + "\"turn\":2,\"attempt\":1,\"failure\":{\"ok\":false,"
                        + "\"errors\":[{\"path\":\"Invoice.total\",\"message\":\"wrong\"}],"
                        + "\"metadata\":{\"schema\":\"Invoice\"}}}");
        assertThat(List.of(
                        new ArtifactEvent.ValidationFinished("s", "r", 2, 1, verdict),
                        new ArtifactEvent.Finished("s", "r", 2, 1, verdict),
                        new ArtifactEvent.Failed("s", "r", 2, 1, verdict)))
                .allSatisfy(event -> assertThat(event.toTree().keySet())
                        .containsExactly("type", "sessionId", "runId", "turn", "attempt", "result"));
    }

    /** The names of all classes of the module and of their members, parameters of records included. */
    private static List<String> names() throws IOException, ClassNotFoundException {
        List<String> names = new ArrayList<>();
        for (Path file : classFiles()) {
            String name = CLASSES.relativize(file).toString().replace('/', '.').replace('\\', '.');
            Class<?> type = Class.forName(
                    name.substring(0, name.length() - ".class".length()),
                    false,
                    BoundaryLockTest.class.getClassLoader());
            names.add(type.getSimpleName());
            Stream.of(type.getDeclaredFields()).map(Field::getName).forEach(names::add);
            Stream.of(type.getDeclaredMethods()).map(Method::getName).forEach(names::add);
        }
        return names;
    }

    private static List<Path> classFiles() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES.resolve("dev"))) {
            return files.filter(file -> file.toString().endsWith(".class") && !file.endsWith("package-info.class"))
                    .toList();
        }
    }
}
