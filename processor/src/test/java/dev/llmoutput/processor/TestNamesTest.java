package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A build runs only classes whose names end in {@code Test} or {@code IT}: tests in any other would never fail. */
class TestNamesTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Pattern TESTS =
            Pattern.compile("(?m)^\\s+@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|Property)\\b");

    @Test
    void everyClassWithTestsIsRun() throws IOException {
        List<String> named = new ArrayList<>();
        List<String> unnamed = new ArrayList<>();
        for (Path file : sources()) {
            if (TESTS.matcher(Files.readString(file)).find()) {
                String name = file.getFileName().toString();
                (name.matches(".*(?:Test|IT)\\.java") ? named : unnamed).add(name);
            }
        }
        assertThat(unnamed).isEmpty();
        assertThat(named).contains("TestNamesTest.java").hasSizeGreaterThan(100);
    }

    /** The tests of all modules. */
    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                boolean other = name.equals("target") || (name.startsWith(".") && !folder.equals(ROOT));
                return other || folder.endsWith("src/main") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".java")
                        && ROOT.relativize(file).toString().contains("src/test/java")) {
                    sources.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sources;
    }
}
