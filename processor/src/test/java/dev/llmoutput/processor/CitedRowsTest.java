package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each row and case that a test cites is in docs/specification.md, and each case there is cited. */
class CitedRowsTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Pattern CITED = Pattern.compile("\\b[BC]\\d{3}\\b");
    private static final Pattern ROW = Pattern.compile("^- \\*\\*([BC]\\d{3})\\*\\*", Pattern.MULTILINE);

    @Test
    void everyNumberHasARow() throws IOException {
        Set<String> rows = all(ROW, Files.readString(ROOT.resolve("docs/specification.md")), 1);
        Set<String> cited = new TreeSet<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains("/src/test/"))
                    .forEach(file -> cited.addAll(all(CITED, read(file), 0)));
        }

        assertThat(rows).hasSizeGreaterThan(300).containsAll(cited);
        assertThat(cited)
                .containsAll(rows.stream().filter(row -> row.startsWith("B")).toList());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> all(Pattern pattern, String text, int group) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(group));
        }
        return found;
    }
}
