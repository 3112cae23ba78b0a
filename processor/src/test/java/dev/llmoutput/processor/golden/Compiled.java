package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.LlmOutput;
import dev.llmoutput.runtime.contract.OutputType;
import jakarta.validation.constraints.NotNull;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Sources that a real compiler took without a warning, with what the processor generated for them. */
final class Compiled {
    private static final List<String> STRICT = List.of("--release", "17", "-Xlint:all,-processing");
    private static final String ENCODING = "-encoding";
    /** Names of every alphabet have their tests, whoever refuses them. */
    private static final String REFUSED_NAME = "[LlmOutput/refused-name]";

    private static final String NO_SAMPLE = "[LlmOutput/no-sample]";

    private final Path generated;
    private final Path classes;
    private @Nullable ClassLoader loader;

    private Compiled(Path generated, Path classes) {
        this.generated = generated;
        this.classes = classes;
    }

    /**
     * Compiles the sources in a folder.
     *
     * @param processor the processor itself; if absent, {@code options} say where it is
     */
    static Compiled of(Path sources, Path target, Optional<Processor> processor, List<String> options) {
        return of(sources, target, processor, options, NO_SAMPLE);
    }

    /** The same, where the compiler may also say what contains {@code allowed}. */
    static Compiled of(Path sources, Path target, Optional<Processor> processor, List<String> options, String allowed) {
        Compiled compiled = new Compiled(target.resolve("generated"), target.resolve("classes"));
        try {
            delete(target);
            Files.createDirectories(compiled.generated);
            Files.createDirectories(compiled.classes);
            compiled.compile(sources, processor, options, allowed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compiled;
    }

    private void compile(Path sources, Optional<Processor> processor, List<String> more, String allowed)
            throws IOException {
        List<String> options = new ArrayList<>(STRICT);
        options.addAll(List.of("-s", generated.toString(), "-d", classes.toString(), "-classpath", classPath()));
        options.addAll(allowed.equals(NO_SAMPLE) ? List.of("-Werror") : List.of());
        options.addAll(more);
        // a file manager that is given an encoding does not look at the option
        Charset charset = more.contains(ENCODING) ? null : StandardCharsets.UTF_8;
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = javac.getStandardFileManager(diagnostics, null, charset)) {
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(javaFiles(sources));
            JavaCompiler.CompilationTask task = javac.getTask(null, files, diagnostics, options, null, units);
            processor.ifPresent(present -> task.setProcessors(List.of(present)));
            task.call();
        }
        assertThat(diagnostics.getDiagnostics())
                .filteredOn(diagnostic ->
                        Stream.of(allowed, REFUSED_NAME).noneMatch(diagnostic.getMessage(Locale.ROOT)::contains))
                .as("what the compiler says of %s", sources)
                .isEmpty();
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }
    }

    private static String classPath() {
        return Stream.of(
                        LlmOutput.class,
                        OutputType.class,
                        NotNull.class,
                        JsonProperty.class,
                        JsonNode.class,
                        TreeNode.class,
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

    private static List<Path> javaFiles(Path folder) {
        return filesIn(folder).stream()
                .filter(file -> file.toString().endsWith(".java"))
                .filter(file -> !folder.relativize(file).startsWith("expected"))
                .toList();
    }

    /** The names of the classes that the processor wrote. */
    List<String> companions() {
        return filesIn(generated).stream()
                .map(file -> generated.relativize(file).toString())
                .map(file -> file.substring(0, file.length() - ".java".length()).replace(File.separatorChar, '.'))
                .toList();
    }

    /** Every file that the processor wrote, by its path from the root of its kind, with its content. */
    Map<String, String> written() {
        Map<String, String> written = new TreeMap<>();
        filesIn(generated)
                .forEach(file -> written.put(generated.relativize(file).toString(), read(file)));
        filesIn(classes).stream()
                .filter(file -> !file.toString().endsWith(".class"))
                .forEach(file -> written.put(classes.relativize(file).toString(), read(file)));
        return written;
    }

    /** The replies for tests that were written for a companion, one JSON object on each line; empty if none were. */
    String samples(String companion) {
        String type = companion.substring(0, companion.length() - "Output".length());
        Path simple = classes.resolve("META-INF/llm-output/" + type + ".samples.jsonl");
        Path nested = classes.resolve("META-INF/llm-output/" + type.replace('_', '$') + ".samples.jsonl");
        return Files.exists(simple) ? read(simple) : Files.exists(nested) ? read(nested) : "";
    }

    private static List<Path> filesIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The source of a generated class. */
    String source(String className) {
        return read(generated.resolve(className.replace('.', '/') + ".java"));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path classes() {
        return classes;
    }

    /** A compiled class, in a loader that all classes of this compilation share. */
    Class<?> load(String className) {
        try {
            if (loader == null) {
                URL[] urls = {classes.toUri().toURL()};
                loader = new URLClassLoader(urls, Compiled.class.getClassLoader());
            }
            return Class.forName(className, true, loader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The companion of a record. */
    Companion companion(String className) {
        return new Companion(load(className));
    }
}
