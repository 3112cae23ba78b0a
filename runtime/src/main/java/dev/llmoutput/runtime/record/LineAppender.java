package dev.llmoutput.runtime.record;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * A file that is open for further lines. If its last line is torn, a line feed is written before anything else. Streams
 * are used, not channels: those close when the writing thread is interrupted, as the thread of a cancelled run is.
 */
final class LineAppender implements AutoCloseable {
    private final FileOutputStream out;
    private long size;
    private boolean torn;

    LineAppender(Path file) throws IOException {
        this.out = new FileOutputStream(file.toFile(), true);
        try (RandomAccessFile existing = new RandomAccessFile(file.toFile(), "r")) {
            this.size = existing.length();
            if (size > 0) {
                existing.seek(size - 1);
                this.torn = existing.read() != '\n';
            }
        } catch (IOException e) {
            out.close();
            throw e;
        }
    }

    /** The size of the file in bytes. */
    long size() {
        return size;
    }

    /** Writes {@code line}, which ends with a line feed. After an exception this appender is of no further use. */
    void append(byte[] line) throws IOException {
        if (torn) {
            out.write('\n');
            size++;
            torn = false;
        }
        out.write(line);
        size += line.length;
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
