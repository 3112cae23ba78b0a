package dev.llmoutput.runtime.record;

import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the files of a store, whether it is being written or not. */
final class JsonLinesSource implements RunSource {
    private final Path file;

    JsonLinesSource(Path file) {
        this.file = file;
    }

    @Override
    public void read(RunVisitor visitor) {
        try {
            read(LineFiles.full(file), visitor);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens the current file first: should it become full, and get another name, it is still the same file. */
    private void read(List<Path> full, RunVisitor visitor) throws IOException {
        try (FileInputStream current = openOrNull(file)) {
            List<Path> now = LineFiles.full(file);
            if (!now.equals(full)) {
                read(now, visitor);
                return;
            }
            Progress progress = new Progress(
                    visitor,
                    size(full) + (current == null ? 0 : current.getChannel().size()));
            for (Path path : full) {
                try (InputStream in = new FileInputStream(path.toFile())) {
                    new LineScanner(path, visitor).scan(in, progress);
                }
            }
            if (current != null) {
                new LineScanner(file, visitor).scan(current, progress);
            }
        }
    }

    private static @Nullable FileInputStream openOrNull(Path file) {
        try {
            return new FileInputStream(file.toFile());
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    private static long size(List<Path> files) throws IOException {
        long size = 0;
        for (Path path : files) {
            size += Files.size(path);
        }
        return size;
    }

    /** Adds up bytes; a file that grows meanwhile never gives more than all of it. */
    private static final class Progress implements LineScanner.BytesRead {
        private final RunVisitor visitor;
        private final long total;
        private long done;

        Progress(RunVisitor visitor, long total) {
            this.visitor = visitor;
            this.total = total;
        }

        @Override
        public void add(int count) {
            done += count;
            visitor.progress(done, Math.max(done, total));
        }
    }
}
