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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Java that pages show compiles: types as they stand there, statements with what the page says is at hand. */
class PagesTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern DECLARATION = Pattern.compile(
            "\\A(?:@\\w+(?:\\(.*?\\))?\\s+)*(?:public |static |final )*(?:record|class|sealed) ", Pattern.DOTALL);
    private static final String IMPORTS = """
            import dev.llmoutput.*;
            import dev.llmoutput.runtime.accept.*;
            import dev.llmoutput.runtime.schema.*;
            import dev.llmoutput.runtime.typed.*;
            import jakarta.validation.constraints.*;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            """;

    @ParameterizedTest
    @ValueSource(strings = {"unions-and-roots.md", "fields-and-constraints.md"})
    void compiles(String page) throws IOException {
        assertCompiles(IMPORTS, snippets("docs/" + page));
    }

    /** The page names its imports itself. */
    @Test
    void compilesOutcomes() throws IOException {
        List<String> snippets = snippets("docs/outcomes.md");

        assertThat(snippets).hasSizeGreaterThan(5);
        assertCompiles(snippets.get(0), snippets.subList(1, snippets.size()));
    }

    private static void assertCompiles(String imports, List<String> snippets) throws IOException {
        StringBuilder page = new StringBuilder(imports).append("class Snippets {\n");
        for (int i = 0; i < snippets.size(); i++) {
            page.append(member("part" + i, snippets.get(i)));
        }
        Compilation compilation = javac().withProcessors(new LlmOutputProcessor())
                .compile(
                        JavaFileObjects.forSourceString(
                                "Snippets", page.append("}\n").toString()),
                        JavaFileObjects.forSourceString(
                                "Verdict", snippets("README.md").get(0)));
        assertThat(compilation).succeededWithoutWarnings();
    }

    private static String member(String name, String snippet) {
        return DECLARATION.matcher(snippet).find()
                ? snippet
                : "void " + name + "(ModelCall model, String reply, Reask reask) {\n" + snippet + "}\n";
    }

    private static List<String> snippets(String document) throws IOException {
        Matcher matcher = SNIPPET.matcher(Files.readString(ROOT.resolve(document)));
        return matcher.results().map(result -> result.group(1)).toList();
    }
}
