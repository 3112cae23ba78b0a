package dev.llmoutput.agent.prompt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a system prompt from the files that people keep for it: {@code SYSTEM.md}, then {@code AGENTS.md}, first in a
 * global root and then in a workspace. Nothing else in this library knows a file name.
 */
public final class PromptFiles {
    /** The largest file that is read, in bytes. */
    public static final int MAX_BYTES = 256 * 1024;

    private static final List<String> NAMES = List.of("SYSTEM.md", "AGENTS.md");

    private PromptFiles() {}

    /**
     * The texts of all files that exist and are not blank, in order, with an empty line between two.
     *
     * @param globalRoot the folder of what holds everywhere; null if there is none
     * @param workspaceRoot the folder of what holds here; null if there is none
     * @throws IOException if a file cannot be read, is not a regular file, lies behind a link that leads out of its
     *     folder, has more than {@link #MAX_BYTES} or is not UTF-8
     */
    public static String load(@Nullable Path globalRoot, @Nullable Path workspaceRoot) throws IOException {
        List<String> texts = new ArrayList<>();
        addAll(globalRoot, texts);
        addAll(workspaceRoot, texts);
        return SystemPrompt.of(texts);
    }

    private static void addAll(@Nullable Path root, List<String> texts) throws IOException {
        if (root == null) {
            return;
        }
        for (String name : NAMES) {
            Path file = root.resolve(name);
            if (Files.exists(file)) {
                texts.add(read(root.toRealPath(), file.toRealPath(), name));
            }
        }
    }

    private static String read(Path root, Path file, String name) throws IOException {
        if (!file.startsWith(root) || !Files.isRegularFile(file)) {
            throw new IOException(name + " is not a regular file inside its folder");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        }
        if (bytes.length > MAX_BYTES) {
            throw new IOException(name + " has more than " + MAX_BYTES + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IOException(name + " is not UTF-8", e);
        }
    }
}
