package dev.llmoutput.runtime.record;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes one writer of a file the only one on the machine: a lock on the file {@code <name>.lock} beside it, which the
 * system lets go of when the process ends, however it ends. The lock file stays; its content means nothing.
 */
final class WriterLock implements AutoCloseable {
    /**
     * The files that this process writes. POSIX lets go of all locks of a process on a file when it closes any of its
     * channels, so a second channel must not even be opened.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private WriterLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * The lock for {@code file}, which is absolute and whose folder exists.
     *
     * @throws IllegalStateException if another writer holds it
     */
    static WriterLock take(Path file) throws IOException {
        Path place = LineFiles.folder(file).toRealPath().resolve(file.getFileName());
        if (!HELD.add(place)) {
            throw taken(file);
        }
        FileLock lock = null;
        FileChannel channel = null;
        try {
            channel = FileChannel.open(
                    place.resolveSibling(place.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            lock = channel.tryLock();
            if (lock == null) {
                throw taken(file);
            }
            return new WriterLock(place, channel);
        } finally {
            if (lock == null) {
                HELD.remove(place);
                close(channel);
            }
        }
    }

    private static IllegalStateException taken(Path file) {
        return new IllegalStateException(file + " has a writer already");
    }

    private static void close(@Nullable FileChannel channel) throws IOException {
        if (channel != null) {
            channel.close();
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(file);
    }
}
