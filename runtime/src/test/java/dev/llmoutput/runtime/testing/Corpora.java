package dev.llmoutput.runtime.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The shared corpora, which lie outside of the repository; a test that needs them is skipped where they are absent. */
public final class Corpora {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Corpora() {}

    /** The folder or file {@code name} of the corpora. */
    public static Path path(String name) {
        String shared = System.getProperty("shared.dir", "");
        Path path = Path.of(shared, "corpora", name);
        assumeTrue(!shared.isEmpty() && Files.exists(path), "the shared corpora are not here: no " + path);
        return path;
    }

    /** The objects of a file with one JSON object a line. */
    public static List<JsonNode> lines(String name) {
        List<JsonNode> objects = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(path(name))) {
                objects.add(JSON.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return objects;
    }
}
