package dev.llmoutput.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.llmoutput.runtime.record.Records.Seen;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A writer that is killed loses nothing that it said was written. Every second child is killed somewhere between two
 * records or, if the system allows it, in one; the others are killed in the middle of one.
 */
class CrashTest {
    private static final int KILLS = 50;

    @TempDir
    private Path folder;

    private final Random random = new Random(20260104);

    @Test
    @Timeout(600)
    void fiftyKilledWritersLoseNothing() throws Exception {
        Path file = folder.resolve("runs.jsonl");
        int written = 0;
        int damaged = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            int next = written + 1;
            boolean cutOff = kill % 2 == 1;
            int acknowledged = writeUntilKilled(file, next, next + random.nextInt(10), cutOff);

            Seen seen = Seen.of(JsonLinesRunStore.source(file));
            written = seen.runs().size();
            assertThat(written).isGreaterThanOrEqualTo(acknowledged);
            assertThat(seen.runs().subList(next - 1, written)).isEqualTo(numbers(next, written));
            assertThat(seen.damaged().size() - damaged).isBetween(cutOff ? 1 : 0, 1);
            damaged = seen.damaged().size();
        }
        assertThat(Seen.of(JsonLinesRunStore.source(file)).runs()).isEqualTo(numbers(1, written));
        assertThat(damaged).isGreaterThanOrEqualTo(KILLS / 2);
    }

    /** Answers the last record that the child said was written. */
    private int writeUntilKilled(Path file, int first, int last, boolean cutOff) throws Exception {
        Process child = start(file, first, cutOff ? last + 1 : 0);
        try (BufferedReader said = child.inputReader()) {
            assertThat(said.readLine()).isEqualTo(Integer.toString(first));
            assertThatIllegalStateException().isThrownBy(() -> JsonLinesRunStore.open(file));
            for (int i = first + 1; i <= last; i++) {
                assertThat(said.readLine()).isEqualTo(Integer.toString(i));
            }
            if (cutOff) {
                assertThat(said.readLine()).isEqualTo("cut off");
            } else {
                TimeUnit.MICROSECONDS.sleep(random.nextInt(3_000));
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
        return last;
    }

    private static Process start(Path file, int first, int cutOff) throws IOException {
        Path root = Path.of(System.getProperty("project.root"));
        String classPath = String.join(
                File.pathSeparator,
                root.resolve("runtime/target/classes").toString(),
                root.resolve("runtime/target/test-classes").toString(),
                root.resolve("annotations/target/classes").toString());
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classPath,
                        CrashWriter.class.getName(),
                        file.toString(),
                        Integer.toString(first),
                        Integer.toString(cutOff))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList();
    }
}
