package dev.llmoutput.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The Java that the README shows compiles as it stands there. */
class ReadmeTest {
    private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?:record|class) (\\w+)");

    @Test
    void compiles() throws IOException {
        String readme = Files.readString(Path.of(System.getProperty("project.root"), "README.md"));
        List<JavaFileObject> snippets = SNIPPET.matcher(readme)
                .results()
                .map(result -> source(result.group(1)))
                .toList();

        assertThat(snippets).hasSize(2);
        Compilation compilation =
                javac().withProcessors(new LlmOutputProcessor()).compile(snippets);
        assertThat(compilation).succeededWithoutWarnings();
    }

    private static JavaFileObject source(String snippet) {
        Matcher type = TYPE.matcher(snippet);
        assertThat(type.find()).isTrue();
        return JavaFileObjects.forSourceString(type.group(1), snippet);
    }
}
