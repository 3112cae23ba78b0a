package dev.llmoutput.samples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** C280: the sample builds with plain javac, and prints what the Maven build prints. */
class PlainJavacIT {
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
    void compilesAndRunsWithoutMaven() throws IOException, InterruptedException {
        Path samples = Path.of(System.getProperty("project.root"), "samples");
        ProcessBuilder script = new ProcessBuilder(
                        samples.resolve("run-with-javac.sh").toString(),
                        "quickstart",
                        samples.resolve("quickstart/target/lib").toString(),
                        Quickstart.class.getName())
                .redirectErrorStream(true);
        script.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = script.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("replies ended in a typed value");
    }
}
