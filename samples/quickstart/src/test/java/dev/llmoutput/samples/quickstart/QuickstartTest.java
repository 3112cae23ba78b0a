package dev.llmoutput.samples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickstartTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private int run(String... args) {
        return Quickstart.run(List.of(args), new PrintStream(out, true), new PrintStream(err, true));
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void reportsEveryEmbeddedReply() {
        assertThat(run()).isZero();

        long exchanges = Contract.ALL.stream()
                .mapToLong(contract -> contract.exchanges().size())
                .sum();
        assertThat(exchanges).isGreaterThanOrEqualTo(25);
        assertThat(out().lines().filter(line -> line.startsWith("-- "))).hasSize((int) exchanges);
        assertThat(out())
                .contains("sent back: decision: expected one of \"APPROVE\", \"REVISE\", \"REJECT\", got \"MERGE\"; "
                        + "score: expected a number <= 100, got 140; reasons: expected at least 1 item, got 0")
                .contains("90071992547409931")
                .contains("rejected after")
                .contains(" of " + exchanges + " replies ended in a typed value");
    }

    @Test
    void printsTheAcceptanceTableOfAFile() throws IOException {
        Path file = write(
                "{\"id\": 1, \"raw\": \"{\\\"reasoning\\\": \\\"r\\\", \\\"answer\\\": \\\"a\\\"}\"}",
                "",
                "{\"raw\": \"{\\\"reasoning\\\": \\\"r\\\"}\"}",
                "{\"raw\": \"\"}");

        assertThat(run("--replies", file.toString())).isZero();
        assertThat(out())
                .contains("3 replies read with the contract \"answer\"")
                .containsPattern("1\\s+33[.,]3%\\s+accepted as it stands\\s+1")
                .containsPattern("1\\s+33[.,]3%\\s+SCHEMA/SCHEMA missing\\s+3")
                .containsPattern("1\\s+33[.,]3%\\s+SYNTAX/EMPTY malformed\\s+4")
                .contains("answer: expected")
                .doesNotContain("Left out");
        assertThat(err()).isEmpty();
    }

    @Test
    void saysHowFarItIs() throws IOException {
        Path file = folder.resolve("long.jsonl");
        Files.writeString(file, "{\"raw\": \"no\"}\n".repeat(2_500));

        assertThat(run("--replies", file.toString(), "--contract", "verdict")).isZero();
        assertThat(err()).containsSubsequence("1000 replies read", "2000 replies read");
        assertThat(out()).contains("2500 replies read");
    }

    @Test
    void goesOnAfterLinesWithoutAReplyAndCountsThem() throws IOException {
        Path file = folder.resolve("mixed.jsonl");
        try (OutputStream lines = Files.newOutputStream(file)) {
            lines.write("{\"raw\": \"\u2013\"}\n{\"raw\": oops}\n{\"text\": \"another key\"}\n"
                    .getBytes(StandardCharsets.UTF_8));
            lines.write(new byte[] {(byte) 0xc3, (byte) 0x28, '\n'});
            lines.write("{\"raw\": \"fine\"}\n".getBytes(StandardCharsets.UTF_8));
        }

        assertThat(run("--replies", file.toString())).isZero();
        assertThat(out())
                .contains("2 replies read with the contract \"answer\"")
                .contains("got '\u2013'")
                .contains(
                        "Left out, because they hold no reply: 3 lines. The first is line 2, column 9: expected an object"
                                + " with the reply in \"raw\"; not valid JSON: line 1, column 9");
        assertThat(err()).isEmpty();
    }

    @Test
    void saysWhatIsWrongWithAFileWithoutReplies() throws IOException {
        Path file = write("", "{\"text\": \"the reply stands under another key\"}");

        assertThat(run("--replies", file.toString())).isEqualTo(1);
        assertThat(err())
                .contains(file + ": no line holds a reply; line 2: expected an object with the reply in \"raw\"; "
                        + "raw: expected a string, but the key is missing");
        assertThat(out()).isEmpty();
    }

    @Test
    void saysThatAFileIsMissingOrNotText() throws IOException {
        Path absent = folder.resolve("absent.jsonl");
        assertThat(run("--replies", absent.toString())).isEqualTo(1);
        assertThat(err()).contains(absent + ": there is no such file");

        Path binary = folder.resolve("binary.jsonl");
        Files.write(binary, new byte[] {(byte) 0xc3, (byte) 0x28, '\n'});
        assertThat(run("--replies", binary.toString())).isEqualTo(1);
        assertThat(err()).contains(binary + ": no line holds a reply; line 1: this is not UTF-8 text");
    }

    @Test
    void explainsItsArguments() {
        assertThat(run("--reply", "x")).isEqualTo(1);
        assertThat(run("--replies")).isEqualTo(1);
        assertThat(run("--replies", "x", "--contract")).isEqualTo(1);
        assertThat(err()).contains("Usage: Quickstart");

        assertThat(run("--replies", "x", "--contract", "poem")).isEqualTo(1);
        assertThat(err()).contains("There is no contract \"poem\"");
    }

    private Path write(String... lines) throws IOException {
        return Files.writeString(folder.resolve("replies.jsonl"), String.join("\n", lines) + "\n");
    }
}
