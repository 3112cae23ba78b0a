package dev.llmoutput.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import dev.llmoutput.testkit.PackageGraph;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Holds the package edges of this module, and of the annotations below it, against the house plan. The list only grows
 * with a decision record.
 */
class PackageEdgesTest {
    private static final String ANNOTATIONS = "dev.llmoutput";
    private static final String JSPECIFY = "org.jspecify.annotations";

    private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
            Map.entry("issue", Set.of()),
            Map.entry("redact", Set.of()),
            Map.entry("json", Set.of("issue")),
            Map.entry("contract", Set.of("issue")),
            Map.entry("schema", Set.of("json", ANNOTATIONS)),
            Map.entry("reply", Set.of("json", "issue")),
            Map.entry("accept", Set.of("contract", "issue", "redact", "schema", ANNOTATIONS)),
            Map.entry("jsontype", Set.of("contract", "issue", "json", "reply")),
            Map.entry("markdown", Set.of("contract", "org.commonmark.node", "org.commonmark.parser")),
            Map.entry("typed", Set.of("accept", "contract", "issue", "json", "reply", "schema", ANNOTATIONS)),
            Map.entry(
                    "jackson",
                    Set.of(
                            "json",
                            "issue",
                            "typed",
                            "com.fasterxml.jackson.databind",
                            "com.fasterxml.jackson.databind.node")),
            Map.entry("answer", Set.of("contract", "issue", "json", "markdown", "redact")),
            Map.entry("record", Set.of("accept", "answer", "contract", "issue", "json", "redact")));

    private final Path root = Path.of(System.getProperty("project.root"));

    @Test
    void usesOnlyTheAllowedPackages() {
        PackageGraph graph = PackageGraph.of(root.resolve("runtime/target/classes"), "dev.llmoutput.runtime.");

        assertThat(graph.edges()).isNotEmpty().allSatisfy((room, uses) -> {
            assertThat(ALLOWED).containsKey(room);
            assertThat(uses).filteredOn(used -> !used.equals(JSPECIFY)).isSubsetOf(ALLOWED.get(room));
        });
    }

    @Test
    void isDrawnInTheArchitecturePage() {
        PackageGraph graph = PackageGraph.of(root.resolve("runtime/target/classes"), "dev.llmoutput.runtime.");

        Documents.assertPart(root.resolve("docs/architecture.md"), "runtime packages", graph.drawing());
    }

    @Test
    void annotationsUseNothing() {
        PackageGraph graph = PackageGraph.of(root.resolve("annotations/target/classes"), "dev.llmoutput.");

        assertThat(graph.edges().keySet()).containsExactly("root");
        assertThat(graph.edges().get("root"))
                .filteredOn(used -> !used.equals(JSPECIFY))
                .isEmpty();
    }
}
