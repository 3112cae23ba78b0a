package dev.llmoutput.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.record.Records.Seen;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesRunStoreTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void inAFolderThatIsMadeOnDemand() {
        file = folder.resolve("deep/er/runs.jsonl");
    }

    private Seen seen() {
        return Seen.of(JsonLinesRunStore.source(file));
    }

    private void append(RunRecord... records) {
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file)) {
            for (RunRecord record : records) {
                store.append(record);
            }
        }
    }

    private void write(byte[] bytes) throws IOException {
        Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** C114: what is read is what was written, also by the next writer. */
    @Test
    void recordsComeBackInOrder() {
        RunRecord large = Records.ofLength("2", 300_000);
        append(Records.ofLength("1", 1), large);
        append(Records.ofLength("3", 3));

        assertThat(seen().runs()).containsExactly("1", "2", "3");
        assertThat(seen().records().get(1)).isEqualTo(large);
        assertThat(seen().damaged()).isEmpty();
    }

    /** Wherever the last write is cut off, what is before it is whole, and the rest is reported. */
    @Test
    void aTornLastLineCostsNothingBeforeIt() throws IOException {
        append(Records.ofLength("1", 1), Records.ofLength("2", 2));
        byte[] whole = Files.readAllBytes(file);
        int start = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;

        for (int cut = start; cut < whole.length; cut++) {
            Files.write(file, Arrays.copyOf(whole, cut));
            Seen seen = seen();
            boolean complete = cut == whole.length - 1;

            assertThat(seen.runs()).isEqualTo(complete ? List.of("1", "2") : List.of("1"));
            assertThat(seen.damaged()).hasSize(cut == start || complete ? 0 : 1);
            for (DamagedLine line : seen.damaged()) {
                assertThat(line.torn()).isTrue();
                assertThat(line.number()).isEqualTo(2);
                assertThat(line.offset()).isEqualTo(start);
                assertThat(line.length()).isEqualTo(cut - start);
                assertThat(line.file()).isEqualTo(file);
            }
        }
    }

    @Test
    void theNextWriterGoesOnAfterATornLine() throws IOException {
        append(Records.ofLength("1", 1));
        write("{\"run\":\"torn".getBytes(StandardCharsets.UTF_8));
        append(Records.ofLength("2", 2), Records.ofLength("3", 3));

        Seen seen = seen();
        assertThat(seen.runs()).containsExactly("1", "2", "3");
        assertThat(seen.damaged()).hasSize(1);
        assertThat(seen.damaged().get(0).torn()).isFalse();
        assertThat(seen.damaged().get(0))
                .hasToString("damaged line 2 of " + file + ", 12 bytes at "
                        + seen.damaged().get(0).offset());
    }

    @Test
    void damageInTheMiddleIsReportedAndSkipped() throws IOException {
        append(Records.ofLength("1", 1));
        write("not json\n\n".getBytes(StandardCharsets.UTF_8));
        write(new byte[] {'"', (byte) 0xff, '"', '\n'});
        append(Records.ofLength("2", 2));

        Seen seen = seen();
        assertThat(seen.runs()).containsExactly("1", "2");
        assertThat(seen.damaged()).extracting(DamagedLine::number).containsExactly(2L, 4L);
        assertThat(seen.damaged()).extracting(DamagedLine::torn).containsOnly(false);
    }

    @Test
    void nothingIsThereBeforeTheFirstRecord() throws IOException {
        JsonLinesRunStore.open(file).close();

        assertThat(seen().records()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void aFullFileIsRenamedAndReadFirst() throws IOException {
        int length = Records.ofLength("1", 100).toJson().length() + 1;
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file, 3L * length + 40)) {
            for (int i = 1; i <= 10; i++) {
                store.append(Records.ofLength(Integer.toString(i), 100));
            }
        }

        try (Stream<Path> files = Files.list(file.getParent())) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "runs.jsonl",
                            "runs.jsonl.000001",
                            "runs.jsonl.000002",
                            "runs.jsonl.000003",
                            "runs.jsonl.lock");
        }
        Seen seen = seen();
        assertThat(seen.runs())
                .isEqualTo(
                        IntStream.rangeClosed(1, 10).mapToObj(Integer::toString).toList());
        assertThat(seen.totals()).containsOnly(seen.done().get(seen.done().size() - 1));
        assertThat(seen.done()).isSorted();
    }

    @Test
    void aRecordLargerThanAFileStandsAlone() {
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file, 10)) {
            store.append(Records.ofLength("1", 1));
            store.append(Records.ofLength("2", 2));
        }

        assertThat(seen().runs()).containsExactly("1", "2");
    }

    @Test
    void otherFilesBesideItAreLeftAlone() throws IOException {
        append(Records.ofLength("1", 1));
        for (String name : List.of("runs.jsonl.bak", "runs.jsonl.1", "runs.jsonl.00000x", "other.jsonl.000001")) {
            Files.writeString(file.resolveSibling(name), "not ours\n");
        }

        assertThat(seen().runs()).containsExactly("1");
        assertThat(seen().damaged()).isEmpty();
    }

    /** One writer per file, in this process; other processes are held off by the crash test's child. */
    @Test
    void aFileHasOneWriter() {
        JsonLinesRunStore first = JsonLinesRunStore.open(file);
        assertThatIllegalStateException()
                .isThrownBy(() -> JsonLinesRunStore.open(file))
                .withMessageEndingWith("has a writer already");
        assertThatIllegalStateException().isThrownBy(() -> JsonLinesRunStore.open(file.resolveSibling("./runs.jsonl")));
        first.append(Records.ofLength("1", 1));
        first.close();
        first.close();

        assertThatIllegalStateException().isThrownBy(() -> first.append(Records.ofLength("2", 2)));
        append(Records.ofLength("3", 3));
        assertThat(seen().runs()).containsExactly("1", "3");
    }

    /** A run that is cancelled by interruption is recorded all the same. */
    @Test
    void anInterruptedThreadCanAppend() {
        RunRecord first = Records.ofLength("1", 1);
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file)) {
            Thread.currentThread().interrupt();
            store.append(first);
            assertThat(Thread.interrupted()).isTrue();
            store.append(Records.ofLength("2", 2));
        }

        assertThat(seen().runs()).containsExactly("1", "2");
    }

    @Test
    void aFailedWriteIsToldAndTheStoreGoesOn() throws IOException {
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file)) {
            Files.createDirectory(file);
            assertThatThrownBy(() -> store.append(Records.ofLength("1", 1))).isInstanceOf(UncheckedIOException.class);
            Files.delete(file);
            store.append(Records.ofLength("2", 2));
        }

        assertThat(seen().runs()).containsExactly("2");
    }

    @Test
    void threadsDoNotMixTheirLines() {
        try (JsonLinesRunStore store = JsonLinesRunStore.open(file, 20_000)) {
            List<CompletableFuture<Void>> writers = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                String run = Integer.toString(i);
                writers.add(CompletableFuture.runAsync(() -> {
                    for (int n = 0; n < 25; n++) {
                        store.append(Records.ofLength(run, 1_000));
                    }
                }));
            }
            while (!writers.stream().allMatch(CompletableFuture::isDone)) {
                assertThat(Seen.of(store).damaged()).allMatch(DamagedLine::torn);
            }
            writers.forEach(CompletableFuture::join);
        }

        assertThat(seen().records()).hasSize(200);
        assertThat(seen().damaged()).isEmpty();
    }

    @Test
    void memoryKeepsWhatAFileWould() {
        MemoryRunStore memory = new MemoryRunStore();
        memory.append(Records.ofLength("1", 1));
        memory.append(Records.ofLength("2", 2));

        Seen seen = Seen.of(memory);
        assertThat(seen.records()).isEqualTo(memory.records());
        assertThat(seen.runs()).containsExactly("1", "2");
        assertThat(seen.done()).containsExactly(1L, 2L);
        assertThat(seen.totals()).containsExactly(2L, 2L);
    }
}
