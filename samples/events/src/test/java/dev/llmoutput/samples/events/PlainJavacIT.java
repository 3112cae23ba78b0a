package dev.llmoutput.samples.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.testkit.PlainJavac;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** C280: the sample builds with plain javac, and prints what the Maven build prints. */
class PlainJavacIT {
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for a POSIX shell")
    void compilesAndRunsWithoutMaven() {
        assertThat(PlainJavac.run("events", WatchedRuns.class)).isEqualTo(WatchedRunsTest.printed());
    }
}
