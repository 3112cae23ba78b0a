package dev.llmoutput.processor;

import static java.util.stream.Collectors.joining;

import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.testkit.Documents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of all errors and warnings shows what the diagnostics tests compile. */
class DiagnosticsPageTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Path FOLDERS = ROOT.resolve("processor/src/test/resources/diagnostics");

    @Test
    void thePageShowsEveryCodeWithABadAndAGoodExample() {
        String page = Arrays.stream(ProblemCode.values())
                .map(DiagnosticsPageTest::section)
                .collect(joining("\n", "\n", "\n"));

        Documents.assertPart(ROOT.resolve("docs/diagnostics.md"), "codes", page);
    }

    private static String section(ProblemCode code) {
        DiagnosticFolder bad = new DiagnosticFolder(FOLDERS.resolve(code.id()));
        return "## " + code.id() + "\n\n" + code.severity().name().toLowerCase(Locale.ROOT) + "\n\n" + example(bad)
                + "\n" + messages(code, bad) + "\nInstead:\n\n" + example(bad.good());
    }

    private static String example(DiagnosticFolder folder) {
        Stream<String> options = folder.options().stream()
                .map(option -> "javac " + option + "\n")
                .collect(Collectors.collectingAndThen(joining(), Stream::of))
                .filter(lines -> !lines.isEmpty())
                .map(lines -> fenced("", lines));
        return Stream.concat(options, folder.listings().stream().map(source -> fenced("java", source)))
                .collect(joining("\n"));
    }

    private static String fenced(String language, String text) {
        return "```" + language + "\n" + text + "```\n";
    }

    private static String messages(ProblemCode code, DiagnosticFolder folder) {
        Matcher messages = Pattern.compile("(?m)^    \\[LlmOutput/" + code.id() + "] (.*)$")
                .matcher(read(folder.expected()));
        return messages.results().map(found -> "    " + found.group(1) + "\n").collect(joining());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
