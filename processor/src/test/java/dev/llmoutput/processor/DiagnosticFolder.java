package dev.llmoutput.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;

/**
 * One folder of sources with faults in them: {@code *.java}, compiled with the processor; {@code lib/*.java}, compiled
 * without it beforehand and put on the class path, less the classes of {@code lib/removed.txt}; {@code before/*.java}, the
 * same with the processor; {@code options.txt}, one a line; {@code expected.txt}, the processor's diagnostics; {@code
 * good/}, what an author would write instead.
 */
record DiagnosticFolder(Path path) {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);$");
    private static final Pattern HEAD = Pattern.compile("(?m)^(package|import) .*\n\n?");
    private static final String LIB = "lib";
    private static final String BEFORE = "before";
    private static final String GOOD = "good";
    private static final String OPTIONS = "options.txt";

    static List<DiagnosticFolder> all() {
        Path root = Path.of(System.getProperty("project.root"), "processor/src/test/resources/diagnostics");
        try (Stream<Path> folders = Files.list(root)) {
            return folders.sorted().map(DiagnosticFolder::new).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String name() {
        return path.getFileName().toString();
    }

    Path expected() {
        return path.resolve("expected.txt");
    }

    Compilation compile(Processor processor, Path work) {
        Compiler compiler = javac().withProcessors(processor).withOptions(options());
        Path lib = path.resolve(LIB);
        Path before = path.resolve(BEFORE);
        if (Files.exists(lib)) {
            compiler = compiler.withClasspath(classPathWith(compile(javac(), lib, work)));
        }
        if (Files.exists(before)) {
            Compiler processing = javac().withProcessors(new LlmOutputProcessor());
            compiler = compiler.withClasspath(classPathWith(compile(processing, before, work)));
        }
        return compiler.compile(sources(path)
                .filter(file -> Stream.of(LIB, BEFORE, GOOD).map(path::resolve).noneMatch(file::startsWith))
                .map(DiagnosticFolder::source)
                .toList());
    }

    /** The sources and options without the fault. */
    DiagnosticFolder good() {
        return new DiagnosticFolder(path.resolve(GOOD));
    }

    List<String> options() {
        return lines(path.resolve(OPTIONS));
    }

    /** The sources that stand in the folder itself, without their package line and imports. */
    List<String> listings() {
        return sources(path)
                .filter(file -> path.equals(file.getParent()))
                .map(file -> HEAD.matcher(String.join("\n", lines(file)) + "\n").replaceAll(""))
                .toList();
    }

    private static List<File> classPathWith(Path classes) {
        List<File> entries = new ArrayList<>(List.of(classes.toFile()));
        Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .map(File::new)
                .forEach(entries::add);
        return entries;
    }

    private static Path compile(Compiler compiler, Path folder, Path work) {
        Compilation compilation =
                compiler.compile(sources(folder).map(DiagnosticFolder::source).toList());
        List<String> removed = lines(folder.resolve("removed.txt"));
        for (JavaFileObject file : compilation.generatedFiles()) {
            String name = file.getName().replaceFirst("^/\\w+/", "");
            if (!removed.contains(name)) {
                write(work.resolve(name), file);
            }
        }
        return work;
    }

    private static void write(Path target, JavaFileObject file) {
        try (var in = file.openInputStream()) {
            Files.createDirectories(target.getParent());
            Files.copy(in, target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JavaFileObject source(Path file) {
        String text = String.join("\n", lines(file)) + "\n";
        Matcher declared = PACKAGE.matcher(text);
        String prefix = declared.find() ? declared.group(1) + "." : "";
        String simpleName = file.getFileName().toString().replace(".java", "");
        return JavaFileObjects.forSourceString(prefix + simpleName, text);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
