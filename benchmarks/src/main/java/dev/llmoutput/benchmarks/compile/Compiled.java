package dev.llmoutput.benchmarks.compile;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.OutputType;
import jakarta.validation.constraints.NotNull;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Records that were compiled with the processor as a user compiles. */
public final class Compiled {
    private final Path classes;
    private final ClassLoader loader;

    private Compiled(Path classes, ClassLoader loader) {
        this.classes = classes;
        this.loader = loader;
    }

    /**
     * Compiles sources into a folder.
     *
     * @throws IllegalStateException if they do not compile; why is on the error stream
     */
    public static Compiled of(List<Path> sources, Path classes) throws IOException {
        Files.createDirectories(classes);
        List<String> command = new ArrayList<>(List.of(
                "--release",
                "17",
                "-Xlint:none",
                "-parameters",
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
        if (javac.run(null, System.err, System.err, command.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("these do not compile: " + sources);
        }
        URL[] urls = {classes.toUri().toURL()};
        return new Compiled(classes, new URLClassLoader(urls, Compiled.class.getClassLoader()));
    }

    /** Where the class files are. */
    public Path classes() {
        return classes;
    }

    /** A class of them. */
    public Class<?> load(String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String classPath() {
        return Stream.of(
                        LlmOutput.class,
                        OutputType.class,
                        JsonProperty.class,
                        JsonNode.class,
                        NotNull.class,
                        Nullable.class)
                .map(Compiled::location)
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
