package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.benchmarks.replies.RecordSource.UnsupportedSchemaException;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.OutputType;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The contracts of many JSON Schemas: a record for each, compiled with the processor as a user compiles. */
final class Contracts {
    private final Map<JsonNode, String> packages = new LinkedHashMap<>();
    private final Map<JsonNode, String> unsupported = new LinkedHashMap<>();
    private final List<Path> sources = new ArrayList<>();
    private final Path folder;
    private @Nullable ClassLoader loader;

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
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> command = new ArrayList<>(List.of(
                "--release",
                "17",
                "-Xlint:none",
                "-processorpath",
                location(LlmOutputProcessor.class),
                "-classpath",
                classPath(),
                "-d",
                classes.toString(),
                "-encoding",
                "UTF-8"));
        sources.forEach(source -> command.add(source.toString()));
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        int result = javac.run(null, System.err, System.err, command.toArray(String[]::new));
        if (result != 0) {
            throw new IllegalStateException("the records in " + folder + " do not compile");
        }
        URL[] urls = {classes.toUri().toURL()};
        loader = new URLClassLoader(urls, Contracts.class.getClassLoader());
    }

    /** The contract of {@code schema}; empty if there is none. */
    Optional<Contract> of(JsonNode schema) {
        String name = packages.get(schema);
        if (name == null || loader == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new Contract(loader.loadClass(name + ".Reply"), loader.loadClass(name + ".ReplyOutput")));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Why {@code schema} has no contract. */
    String whyNot(JsonNode schema) {
        return unsupported.getOrDefault(schema, "");
    }

    private static String classPath() {
        return Stream.of(LlmOutput.class, OutputType.class, JsonProperty.class, Nullable.class)
                .map(Contracts::location)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
