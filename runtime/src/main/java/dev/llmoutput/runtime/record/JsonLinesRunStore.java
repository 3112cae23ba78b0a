package dev.llmoutput.runtime.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps records in a file of the local disk, each as one line of JSON in UTF-8. A file has one writer; a file that is
 * full is renamed ({@code runs.jsonl.000001} and so on) and a new one begun.
 *
 * <p>A record is whole when {@link #append} returns, and stays so when the process dies. A write that is cut off leaves a
 * torn last line: it is reported to whoever reads, nothing before it is lost, and the next writer goes on after it.
 */
public final class JsonLinesRunStore implements RunStore, AutoCloseable {
    /** The size of a full file unless another is asked for, in bytes. */
    public static final long DEFAULT_FULL_BYTES = 256L * 1024 * 1024;

    private final Path file;
    private final long fullBytes;
    private final WriterLock lock;
    private @Nullable LineAppender appender;
    private boolean closed;

    private JsonLinesRunStore(Path file, long fullBytes, WriterLock lock) {
        this.file = file;
        this.fullBytes = fullBytes;
        this.lock = lock;
    }

    /**
     * Becomes the writer of {@code file}, which is full at {@link #DEFAULT_FULL_BYTES}; missing folders are made.
     *
     * @throws IllegalStateException if the file has a writer, in this process or another one
     */
    public static JsonLinesRunStore open(Path file) {
        return open(file, DEFAULT_FULL_BYTES);
    }

    /**
     * Becomes the writer of {@code file}; missing folders are made.
     *
     * @param fullBytes the file is renamed before it would grow beyond this, unless it is empty
     * @throws IllegalStateException if the file has a writer, in this process or another one
     */
    public static JsonLinesRunStore open(Path file, long fullBytes) {
        Path place = file.toAbsolutePath();
        try {
            Files.createDirectories(LineFiles.folder(place));
            return new JsonLinesRunStore(place, fullBytes, WriterLock.take(place));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The records of a file, whether it is being written or not. */
    public static RunSource source(Path file) {
        return new JsonLinesSource(file.toAbsolutePath());
    }

    @Override
    public synchronized void append(RunRecord record) {
        if (closed) {
            throw new IllegalStateException("the store is closed");
        }
        byte[] line = (record.toJson() + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            appenderFor(line.length).append(line);
        } catch (IOException e) {
            closeAppender();
            throw new UncheckedIOException(e);
        }
    }

    private LineAppender appenderFor(int length) throws IOException {
        LineAppender current = appender == null ? new LineAppender(file) : appender;
        appender = current;
        if (current.size() == 0 || current.size() + length <= fullBytes) {
            return current;
        }
        current.close();
        Files.move(file, LineFiles.next(file), StandardCopyOption.ATOMIC_MOVE);
        appender = new LineAppender(file);
        return appender;
    }

    /** Lets the file go after a failed write; the next record opens it again and sees where it ends. */
    private void closeAppender() {
        LineAppender current = appender;
        appender = null;
        if (current != null) {
            try {
                current.close();
            } catch (IOException e) {
                // The failed write is what the caller is told.
            }
        }
    }

    @Override
    public void read(RunVisitor visitor) {
        source(file).read(visitor);
    }

    /** Lets go of the file, so that another may write it; without effect on a closed store. */
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            closeAppender();
            try {
                lock.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
