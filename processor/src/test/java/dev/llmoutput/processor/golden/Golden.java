package dev.llmoutput.processor.golden;

import dev.llmoutput.processor.LlmOutputProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * One folder of {@code src/test/resources/golden}: Java sources with annotated records and, in {@code expected}, what the
 * processor makes of them, each file named after the companion:
 *
 * <ul>
 *   <li>{@code .java}: its source
 *   <li>{@code .schema.json} and {@code .hint.txt}: its texts
 *   <li>{@code .replies}: replies, written by hand, each with what reading it gives; see {@link Replies}
 * </ul>
 */
final class Golden {
    private static final Path MODULE = Path.of(System.getProperty("project.root"), "processor");
    private static final Path ROOT = MODULE.resolve("src/test/resources/golden");
    private static final Map<String, Compiled> COMPILED = new ConcurrentHashMap<>();

    private final String name;

    private Golden(String name) {
        this.name = name;
    }

    static List<Golden> all() {
        try (Stream<Path> folders = Files.list(ROOT)) {
            return folders.filter(Files::isDirectory)
                    .sorted()
                    .map(folder -> named(folder.getFileName().toString()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Golden named(String name) {
        return new Golden(name);
    }

    Path sources() {
        return ROOT.resolve(name);
    }

    /** The file that holds, or will hold, what is expected under that name. */
    Path expected(String file) {
        return ROOT.resolve(name).resolve("expected").resolve(file);
    }

    /** The sources with the processor as it stands in this build, compiled once. */
    Compiled compiled() {
        return COMPILED.computeIfAbsent(name, key -> compile("plain", List.of()));
    }

    /** The same where every record refuses unknown keys, as schemas do. */
    Compiled rejecting() {
        return COMPILED.computeIfAbsent(
                name + " rejecting", key -> compile("rejecting", List.of("-Allmoutput.unknownKeys=REJECT")));
    }

    /** The same with replies for tests beside the schemas. */
    Compiled withSamples(String unknownKeys) {
        return COMPILED.computeIfAbsent(
                name + " samples " + unknownKeys,
                key -> compile(
                        "samples-" + unknownKeys.toLowerCase(Locale.ROOT),
                        List.of("-Allmoutput.samples=true", "-Allmoutput.unknownKeys=" + unknownKeys)));
    }

    /** The sources, compiled once more. */
    Compiled compile(String variant, List<String> options) {
        return Compiled.of(sources(), target(variant, name), Optional.of(new LlmOutputProcessor()), options);
    }

    /** A folder for what is compiled. */
    static Path target(String variant, String name) {
        return MODULE.resolve(Path.of("target", "golden", variant, name));
    }

    @Override
    public String toString() {
        return name;
    }
}
