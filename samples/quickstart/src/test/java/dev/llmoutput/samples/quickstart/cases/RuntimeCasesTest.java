package dev.llmoutput.samples.quickstart.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads, and what a native image needs. */
class RuntimeCasesTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));

    /** B203: a fresh process in which 64 threads use eight types at once gives eight results and no exception. */
    @Test
    @Timeout(120)
    void b203ColdStart() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ColdStart.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output.lines()).hasSize(8);
        assertThat(output)
                .contains(
                        "{\"n\":7}", "{\"size\":\"M\"}", "age: expected", "boxes[0].color: expected", "m.b: expected");
    }

    /** B205: two reads of one type at the same time know nothing of each other. */
    @Test
    @Timeout(120)
    void b205NoSharedState() {
        List<CompletableFuture<Void>> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int thread = i;
            threads.add(CompletableFuture.runAsync(() -> {
                for (int round = 0; round < 2_000; round++) {
                    assertThat(paths("{\"m\": {\"k" + thread + "\": \"x" + round + "\"}}"))
                            .containsExactly("m.k" + thread);
                    Parsed<Numbers> parsed = NumbersOutput.TYPE.parse("{\"m\": {\"k\": " + round + "}}");
                    assertThat(((Parsed.Ok<Numbers>) parsed).value()).isEqualTo(new Numbers(Map.of("k", round)));
                }
            }));
        }
        threads.forEach(CompletableFuture::join);
    }

    private static List<String> paths(String reply) {
        Failure failure = ((Parsed.Failed<Numbers>) NumbersOutput.TYPE.parse(reply)).failure();
        return failure.issues().stream().map(issue -> issue.path().toString()).toList();
    }

    /** B207, B208: neither companions nor the runtime look anything up by its name, so a native image needs no list. */
    @Test
    void b207NothingIsLookedUp() throws IOException {
        List<Path> classes = new ArrayList<>(classFiles(ROOT.resolve("runtime/target/classes")));
        classes.addAll(classFiles(ROOT.resolve("agent/target/classes")));
        for (Path file : classFiles(ROOT.resolve("samples/quickstart/target"))) {
            if (file.getFileName().toString().matches(".*Output(\\$.*)?\\.class")) {
                classes.add(file);
            }
        }
        assertThat(classes).hasSizeGreaterThan(150).anyMatch(file -> file.endsWith("ShelfOutput.class"));
        for (Path file : classes) {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            assertThat(text.replace("java/lang/reflect/Array", "")) // reads arrays by index and looks nothing up
                    .as(file.toString())
                    .doesNotContain(
                            "java/lang/reflect",
                            "forName",
                            "newInstance",
                            "getDeclared",
                            "getRecordComponents",
                            "getResource",
                            "java/util/ServiceLoader",
                            "java/io/ObjectInputStream",
                            "findVirtual",
                            "findStatic",
                            "findConstructor");
        }
    }

    /** B207, B208: types that only components reach are read and written, to the last enum constant. */
    @Test
    void b208EveryReachedType() {
        String reply = "{\"boxes\":[{\"color\":\"RED\",\"label\":{\"text\":\"a\"}},{\"color\":\"GREEN\"}],\"id\":7}";
        Parsed.Ok<Shelf> ok = (Parsed.Ok<Shelf>) ShelfOutput.TYPE.parse(reply);

        assertThat(ok.value())
                .isEqualTo(new Shelf(
                        List.of(
                                new Shelf.Box(Shelf.Color.RED, Optional.of(new Shelf.Label("a"))),
                                new Shelf.Box(Shelf.Color.GREEN, Optional.empty())),
                        Optional.empty(),
                        7));
        assertThat(ok.canonical()).isEqualTo(reply);
    }

    /** B208: so are the variants of a sealed interface. */
    @Test
    void b208EveryVariant() {
        String reply = "{\"shapes\":[{\"type\":\"Dot\",\"color\":\"GREEN\"},{\"type\":\"Square\",\"side\":3}]}";
        Parsed.Ok<Drawing> ok = (Parsed.Ok<Drawing>) DrawingOutput.TYPE.parse(reply);

        assertThat(ok.value())
                .isEqualTo(new Drawing(List.of(new Drawing.Dot(Shelf.Color.GREEN), new Drawing.Square(3))));
        assertThat(ok.canonical()).isEqualTo(reply);
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }
}
