package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the first replies of a program do not make the JVM load: each of these costs more than the whole reading. */
class ColdStartTest {
    @Test
    void firstRepliesNeedNoLambdaAndNoRegularExpression() throws Exception {
        List<String> lines = run(List.of("-Xlog:class+load", "-cp", classPath(), ColdStart.class.getName()));

        assertThat(lines).filteredOn(line -> line.startsWith("accepted")).hasSize(2);
        assertThat(lines)
                .filteredOn(line -> line.contains("expected an object"))
                .hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.contains("[class,load]"))
                .hasSizeGreaterThan(400)
                // Makes the code behind lambdas, and behind texts joined with +.
                .noneMatch(line -> line.contains("InvokerBytecodeGenerator"))
                .noneMatch(line -> line.contains("java.util.regex"));
    }

    private static List<String> run(List<String> arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString());
        builder.command().addAll(arguments);
        Process child = builder.redirectErrorStream(true).start();
        List<String> lines = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(child.waitFor()).as("%s", lines).isZero();
        return lines;
    }

    private static String classPath() {
        Path root = Path.of(System.getProperty("project.root"));
        return String.join(
                File.pathSeparator,
                root.resolve("runtime/target/classes").toString(),
                root.resolve("runtime/target/test-classes").toString(),
                root.resolve("annotations/target/classes").toString());
    }
}
