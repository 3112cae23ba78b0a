package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.benchmarks.compile.Compiled;
import dev.llmoutput.benchmarks.replies.RecordSource.UnsupportedSchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The contracts of many JSON Schemas: a record for each, compiled with the processor as a user compiles. */
final class Contracts {
    private final Map<JsonNode, String> packages = new LinkedHashMap<>();
    private final Map<JsonNode, String> unsupported = new LinkedHashMap<>();
    private final List<Path> sources = new ArrayList<>();
    private final Path folder;
    private @Nullable Compiled compiled;

    Contracts() throws IOException {
        folder = Files.createTempDirectory("contracts");
    }

    /** Makes a contract of {@code schema}, if a record can have its shape. */
    void add(JsonNode schema) throws IOException {
        if (packages.containsKey(schema) || unsupported.containsKey(schema)) {
            return;
        }
        String packageName = "replies.c" + packages.size();
        try {
            String source = RecordSource.of(schema, packageName);
            Path file =
                    folder.resolve("src").resolve(packageName.replace('.', '/')).resolve("Reply.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
            sources.add(file);
            packages.put(schema, packageName);
        } catch (UnsupportedSchemaException e) {
            unsupported.put(schema, String.valueOf(e.getMessage()));
        }
    }

    /** Compiles all at once. */
    void compile() throws IOException {
        compiled = Compiled.of(sources, folder.resolve("classes"));
    }

    /** The contract of {@code schema}; empty if there is none. */
    Optional<Contract> of(JsonNode schema) {
        String name = packages.get(schema);
        if (name == null || compiled == null) {
            return Optional.empty();
        }
        return Optional.of(new Contract(compiled.load(name + ".Reply"), compiled.load(name + ".ReplyOutput")));
    }

    /** Why {@code schema} has no contract. */
    String whyNot(JsonNode schema) {
        return unsupported.getOrDefault(schema, "");
    }
}
