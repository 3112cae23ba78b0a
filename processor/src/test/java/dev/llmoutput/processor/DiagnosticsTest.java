package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Severity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.FilerException;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * C267, C271 (as amended by A3), C273, D26, D28, D51 (as amended by A16), B163, B174, B175, B179: every problem is
 * reported with its message and severity, in its file, at its line. A line is told by its content. {@code
 * -Dgolden.update=true} writes what is found over what was expected.
 */
class DiagnosticsTest {
    private static final String OURS = "[LlmOutput/";

    static List<DiagnosticFolder> folders() {
        return DiagnosticFolder.all();
    }

    @Test
    void everyCodeHasItsFolderAndEveryFolderItsCode() {
        assertThat(folders().stream().map(DiagnosticFolder::name))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(ProblemCode.values()).map(ProblemCode::id).toList());
    }

    @ParameterizedTest
    @MethodSource("folders")
    void printsWhatIsExpected(DiagnosticFolder folder, @TempDir Path work) throws IOException {
        Compilation compilation = folder.compile(processor(folder.name()), work);
        String found = ours(compilation).map(DiagnosticsTest::describe).collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(folder.expected(), found);
        }
        assertThat(found).isEqualTo(Files.readString(folder.expected()));
        assertThat(ours(compilation).filter(diagnostic -> hasId(diagnostic, folder.name())))
                .isNotEmpty()
                .allSatisfy(diagnostic -> assertThat(diagnostic.getKind()).isEqualTo(kind(folder.name())));
        assertThat(compilation.errors())
                .as("errors that the compiler adds to ours")
                .allSatisfy(error -> assertThat(text(error)).startsWith(OURS));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void hasNothingToSayOfTheGoodExample(DiagnosticFolder folder, @TempDir Path work) {
        Compilation compilation = folder.good().compile(new LlmOutputProcessor(), work);

        assertThat(ours(compilation)).isEmpty();
        assertThat(compilation.errors()).isEmpty();
        assertThat(folder.good().listings()).isNotEmpty();
    }

    private static LlmOutputProcessor processor(String code) {
        return switch (code) {
            case "cannot-write" ->
                new LlmOutputProcessor(environment -> (contract, samples) -> {
                    throw new FilerException("Attempt to recreate a file");
                });
            case "internal-error" ->
                new LlmOutputProcessor(environment -> (contract, samples) -> {
                    throw new IllegalStateException("a mistake of ours");
                });
            default -> new LlmOutputProcessor();
        };
    }

    private static Stream<Diagnostic<? extends JavaFileObject>> ours(Compilation compilation) {
        return compilation.diagnostics().stream()
                .<Diagnostic<? extends JavaFileObject>>map(diagnostic -> diagnostic)
                .filter(diagnostic -> text(diagnostic).startsWith(OURS));
    }

    private static String text(Diagnostic<?> diagnostic) {
        return diagnostic.getMessage(Locale.ROOT);
    }

    private static boolean hasId(Diagnostic<?> diagnostic, String id) {
        return text(diagnostic).startsWith(OURS + id + "]");
    }

    private static Diagnostic.Kind kind(String id) {
        Severity severity = Arrays.stream(ProblemCode.values())
                .filter(code -> code.id().equals(id))
                .findFirst()
                .orElseThrow()
                .severity();
        return switch (severity) {
            case ERROR -> Diagnostic.Kind.ERROR;
            case WARNING -> Diagnostic.Kind.WARNING;
            case NOTE -> Diagnostic.Kind.NOTE;
        };
    }

    /** Severity, file and line on one line, the message on the next; the frames of an internal error are left out. */
    private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
        String message = text(diagnostic).replaceFirst(" at dev\\.llmoutput\\..*", " at ...");
        return diagnostic.getKind().name().toLowerCase(Locale.ROOT) + " " + place(diagnostic) + "\n    " + message
                + "\n";
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic) {
        JavaFileObject file = diagnostic.getSource();
        if (file == null) {
            return "nowhere";
        }
        List<String> lines = content(file).lines().toList();
        String line = lines.get((int) diagnostic.getLineNumber() - 1);
        assertThat(lines).as("lines like that of the diagnostic").containsOnlyOnce(line);
        return Path.of(file.getName()).getFileName() + ": " + line.strip();
    }

    private static String content(JavaFileObject file) {
        try {
            return file.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
