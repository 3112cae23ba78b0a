package dev.llmoutput.samples.quickstart;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A JSON Lines file of replies, read with a contract of its own: {@link ReplyLine}. Lines without a reply are noted. */
final class ReplyFile implements Closeable {
    /** A reply may be long; the line that holds it is a little longer still. */
    private static final ReplyLineOutput LINE = ReplyLineOutput.type(
            ReadOptions.of(Reading.STRICT).withLimits(JsonLimits.DEFAULT.withMaxDocumentLength(64 << 20)));

    private final BufferedReader lines;
    private int lineNumber;
    private int withoutReply;
    private String firstWithoutReply = "";

    private ReplyFile(BufferedReader lines) {
        this.lines = lines;
    }

    static ReplyFile open(Path path) throws ReplyFileException, IOException {
        if (!Files.isRegularFile(path)) {
            throw new ReplyFileException(path + ": there is no such file");
        }
        // One character for each byte: a line that is not UTF-8 does not take the others with it.
        return new ReplyFile(Files.newBufferedReader(path, StandardCharsets.ISO_8859_1));
    }

    /** The next reply, or null at the end of the file; blank lines are skipped. */
    String next() throws IOException {
        for (String line = readLine(); line != null; line = readLine()) {
            String reply = line.isBlank() ? null : reply(line);
            if (reply != null) {
                return reply;
            }
        }
        return null;
    }

    /** The number of the line that was read last, 1-based. */
    int lineNumber() {
        return lineNumber;
    }

    /** How many lines, of those read so far, are neither blank nor hold a reply. */
    int withoutReply() {
        return withoutReply;
    }

    /** Which of them is the first, and what is wrong with it; empty if there is none. */
    String firstWithoutReply() {
        return firstWithoutReply;
    }

    private String readLine() throws IOException {
        lineNumber++;
        return lines.readLine();
    }

    private String reply(String bytes) {
        try {
            Parsed<ReplyLine> parsed = LINE.parse(utf8(bytes));
            if (parsed instanceof Parsed.Ok<ReplyLine> ok) {
                return ok.value().raw();
            }
            note(((Parsed.Failed<ReplyLine>) parsed).failure());
        } catch (CharacterCodingException e) {
            note(": this is not UTF-8 text");
        }
        return null;
    }

    private static String utf8(String bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)))
                .toString();
    }

    private void note(Failure failure) {
        Object column = failure.issues().get(0).params().get("column");
        note((column == null ? "" : ", column " + column) + ": expected an object with the reply in \"raw\"; "
                + failure.observed());
    }

    private void note(String fault) {
        withoutReply++;
        if (withoutReply == 1) {
            firstWithoutReply = "line " + lineNumber + fault;
        }
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
