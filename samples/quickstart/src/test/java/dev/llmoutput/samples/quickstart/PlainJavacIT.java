package dev.llmoutput.samples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.PlainJavac;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** C280: the sample builds with plain javac, and prints what the Maven build prints. */
class PlainJavacIT {
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
    void compilesAndRunsWithoutMaven() {
        ByteArrayOutputStream built = new ByteArrayOutputStream();
        Quickstart.run(List.of(), new PrintStream(built, true, StandardCharsets.UTF_8), System.err);

        assertThat(PlainJavac.run("quickstart", Quickstart.class))
                .isEqualTo(built.toString(StandardCharsets.UTF_8))
                .contains("replies ended in a typed value");
    }
}
