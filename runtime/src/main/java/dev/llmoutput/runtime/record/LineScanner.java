package dev.llmoutput.runtime.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads one file of lines and tells records from what is left of cut-off writes. */
final class LineScanner {
    private static final int BLOCK = 65_536;

    /** Is told how many bytes more have been read. */
    @FunctionalInterface
    interface BytesRead {
        void add(int count);
    }

    private final Path file;
    private final RunVisitor visitor;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long number = 1;
    private long offset;

    LineScanner(Path file, RunVisitor visitor) {
        this.file = file;
        this.visitor = visitor;
    }

    void scan(InputStream in, BytesRead bytesRead) throws IOException {
        byte[] block = new byte[BLOCK];
        for (int count = in.read(block); count >= 0; count = in.read(block)) {
            int start = 0;
            for (int i = 0; i < count; i++) {
                if (block[i] == '\n') {
                    line.write(block, start, i - start);
                    endOfLine(false);
                    start = i + 1;
                }
            }
            line.write(block, start, count - start);
            bytesRead.add(count);
        }
        endOfLine(true);
    }

    /** Blank lines come of writes that were cut off before their first byte; they say nothing. */
    private void endOfLine(boolean endOfFile) {
        byte[] bytes = line.toByteArray();
        line.reset();
        if (bytes.length > 0) {
            RunRecord record = recordOrNull(bytes);
            if (record == null) {
                visitor.damaged(new DamagedLine(file, number, offset, bytes.length, endOfFile));
            } else {
                visitor.record(record);
            }
        }
        number++;
        offset += bytes.length + 1;
    }

    private static @Nullable RunRecord recordOrNull(byte[] bytes) {
        try {
            return RunRecord.fromJson(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException | IllegalArgumentException e) {
            return null;
        }
    }
}
