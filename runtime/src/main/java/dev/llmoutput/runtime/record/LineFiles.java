package dev.llmoutput.runtime.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The names of a store's files: {@code runs.jsonl} and, before it, {@code runs.jsonl.000001} and so on. */
final class LineFiles {
    private LineFiles() {}

    /** The folder of {@code file}, which is absolute. */
    static Path folder(Path file) {
        return Objects.requireNonNull(file.getParent(), "a folder is no file");
    }

    /** The full ones, the oldest first. */
    static List<Path> full(Path file) throws IOException {
        return new ArrayList<>(numbered(file).values());
    }

    /** The name that {@code file} gets when it is full. */
    static Path next(Path file) throws IOException {
        NavigableMap<Long, Path> full = numbered(file);
        long number = full.isEmpty() ? 1 : full.lastKey() + 1;
        return file.resolveSibling(file.getFileName() + "."
                + "0".repeat(Math.max(0, 6 - Long.toString(number).length())) + number);
    }

    private static NavigableMap<Long, Path> numbered(Path file) throws IOException {
        String prefix = file.getFileName() + ".";
        NavigableMap<Long, Path> numbered = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder(file))) {
            for (Path other : (Iterable<Path>) files::iterator) {
                String name = other.getFileName().toString();
                if (name.startsWith(prefix) && isNumber(name.substring(prefix.length()))) {
                    numbered.put(Long.parseLong(name.substring(prefix.length())), other);
                }
            }
        }
        return numbered;
    }

    private static boolean isNumber(String text) {
        return text.length() >= 6 && text.length() <= 18 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
