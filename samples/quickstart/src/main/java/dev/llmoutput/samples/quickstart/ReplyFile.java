package dev.llmoutput.samples.quickstart;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A JSON Lines file of replies, read with a contract of its own: {@link ReplyLine}. */
final class ReplyFile implements Closeable {
    /** A reply may be long; the line that holds it is a little longer still. */
    private static final ReplyLineOutput LINE = ReplyLineOutput.type(
            ReadOptions.of(Reading.STRICT).withLimits(JsonLimits.DEFAULT.withMaxDocumentLength(64 << 20)));

    private final Path path;
    private final BufferedReader lines;
    private int lineNumber;

    private ReplyFile(Path path, BufferedReader lines) {
        this.path = path;
        this.lines = lines;
    }

    static ReplyFile open(Path path) throws ReplyFileException, IOException {
        if (!Files.isRegularFile(path)) {
            throw new ReplyFileException(path + ": there is no such file");
        }
        try {
            return new ReplyFile(path, Files.newBufferedReader(path));
        } catch (NoSuchFileException e) {
            throw new ReplyFileException(path + ": there is no such file");
        }
    }

    /** The next reply, or null at the end of the file; blank lines are skipped. */
    String next() throws ReplyFileException, IOException {
        String line;
        do {
            line = readLine();
        } while (line != null && line.isBlank());
        if (line == null) {
            return null;
        }
        Parsed<ReplyLine> parsed = LINE.parse(line);
        if (parsed instanceof Parsed.Ok<ReplyLine> ok) {
            return ok.value().raw();
        }
        throw new ReplyFileException(describe(((Parsed.Failed<ReplyLine>) parsed).failure()));
    }

    /** The number of the line that was read last, 1-based. */
    int lineNumber() {
        return lineNumber;
    }

    private String readLine() throws ReplyFileException, IOException {
        lineNumber++;
        try {
            return lines.readLine();
        } catch (CharacterCodingException e) {
            throw new ReplyFileException(path + ", near line " + lineNumber + ": this is not UTF-8 text");
        }
    }

    private String describe(Failure failure) {
        Issue issue = failure.issues().get(0);
        Object column = issue.params().get("column");
        String place = path + ", line " + lineNumber + (column == null ? "" : ", column " + column);
        return place + ": expected an object with the reply in \"raw\"; " + failure.observed();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
