package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.Documents;
import dev.llmoutput.testkit.PackageGraph;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Holds the package edges of the processor against the house plan. The list only grows with a decision record. */
class PackageEdgesTest {
    /** Of the annotations' package only {@code read} sees the annotations; the others see its two enums. */
    private static final String ANNOTATIONS = "dev.llmoutput";

    private static final String JSON = "dev.llmoutput.runtime.json";
    private static final String ISSUE = "dev.llmoutput.runtime.issue";
    private static final String JAVAPOET = "com.palantir.javapoet";
    private static final String JSPECIFY = "org.jspecify.annotations";

    /** Of javac alone; under other compilers the processor does without. */
    private static final String TREE = "com.sun.source.tree";

    private static final String TREES = "com.sun.source.util";

    private static final Map<String, Set<String>> ALLOWED = Map.of(
            "model", Set.of(ANNOTATIONS),
            "report", Set.of("model"),
            "text", Set.of("model", JSON, ISSUE),
            "read", Set.of("model", "report", JSON, ISSUE, ANNOTATIONS),
            "check", Set.of("model", "report", "sample"),
            "sample", Set.of("model", JSON, ISSUE, ANNOTATIONS),
            "emit", Set.of("model", "text", "write", JAVAPOET, ANNOTATIONS),
            "write", Set.of("model", JAVAPOET),
            "root",
                    Set.of(
                            "model",
                            "report",
                            "text",
                            "read",
                            "check",
                            "sample",
                            "emit",
                            "write",
                            ANNOTATIONS,
                            TREE,
                            TREES));

    private final Path root = Path.of(System.getProperty("project.root"));
    private final PackageGraph graph =
            PackageGraph.of(root.resolve("processor/target/classes"), "dev.llmoutput.processor.");

    @Test
    void usesOnlyTheAllowedPackages() {
        assertThat(graph.edges()).isNotEmpty().allSatisfy((room, uses) -> {
            assertThat(ALLOWED).containsKey(room);
            assertThat(uses).filteredOn(used -> !used.equals(JSPECIFY)).isSubsetOf(ALLOWED.get(room));
        });
    }

    @Test
    void isDrawnInTheArchitecturePage() {
        Documents.assertPart(root.resolve("docs/architecture.md"), "processor packages", graph.drawing());
    }
}
