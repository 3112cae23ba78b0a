package dev.llmoutput.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.JavaFileObjects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of a whole build are given to modules without contracts as well. */
class OptionsProcessorTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Plain {}",
                "@Deprecated class Plain {}",
                "@dev.llmoutput.LlmOutput record Plain(int n) {}",
            })
    void noOptionIsUnknownToTheCompiler(String source) {
        assertThat(javac().withProcessors(new LlmOutputProcessor(), new OptionsProcessor())
                        .withOptions("-Allmoutput.retries=1", "-Xlint:all,-processing", "-Werror")
                        .compile(JavaFileObjects.forSourceString("Plain", source)))
                .succeededWithoutWarnings();
    }
}
