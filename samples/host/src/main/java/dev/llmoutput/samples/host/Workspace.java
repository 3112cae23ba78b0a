package dev.llmoutput.samples.host;

import dev.llmoutput.agent.prompt.PromptFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Two folders with prompt files, as people keep them: one for all their work, one for this project. */
final class Workspace implements AutoCloseable {
    private final Path global;
    private final Path project;

    private Workspace(Path global, Path project) {
        this.global = global;
        this.project = project;
    }

    static Workspace create() {
        try {
            Path global = Files.createTempDirectory("global");
            Path project = Files.createTempDirectory("project");
            Files.writeString(global.resolve("SYSTEM.md"), "Be brief and friendly.\n");
            Files.writeString(project.resolve("AGENTS.md"), "This is a shop for tea pots. Amounts are in euros.\n");
            return new Workspace(global, project);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String systemPrompt() {
        try {
            return PromptFiles.load(global, project);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        for (Path path : List.of(global.resolve("SYSTEM.md"), project.resolve("AGENTS.md"), global, project)) {
            try {
                Files.deleteIfExists(path);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
