package dev.llmoutput.agent.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.provider.ScriptedReply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** System prompts from files (C260, D55). */
class PromptFilesTest {
    @TempDir
    private Path folder;

    /** C260: the files of the global root come first; together they are the system prompt. */
    @Test
    void filesBecomeTheSystemPrompt() throws IOException {
        Path global = Files.createDirectory(folder.resolve("global"));
        Path workspace = Files.createDirectory(folder.resolve("workspace"));
        Files.writeString(global.resolve("AGENTS.md"), "global agents\n");
        Files.writeString(workspace.resolve("AGENTS.md"), "workspace ägents\r\n");
        Files.writeString(workspace.resolve("SYSTEM.md"), "\nworkspace system");
        String prompt = PromptFiles.load(global, workspace);
        TestAgent agent = new TestAgent(config -> config.systemPrompt(prompt), ScriptedReply.text("done"));
        agent.run();

        assertThat(agent.provider.requests().get(0).messages().get(0))
                .isEqualTo(Message.system("global agents\n\nworkspace system\n\nworkspace ägents"));
    }

    /** D55: what is missing is empty; without a prompt there is no system message. */
    @Test
    void missingFilesAreEmpty() throws IOException {
        Files.writeString(folder.resolve("SYSTEM.md"), " \n");
        String prompt = PromptFiles.load(null, folder);
        TestAgent agent = new TestAgent(config -> config.systemPrompt(prompt), ScriptedReply.text("done"));
        agent.run();

        assertThat(prompt).isEmpty();
        assertThat(PromptFiles.load(null, folder.resolve("nothing"))).isEmpty();
        assertThat(agent.provider.requests().get(0).messages()).containsExactly(Message.user("go"));
    }

    /** D55: folders, links that lead out, files that are too large or no UTF-8 are refused. */
    @Test
    void oddFilesAreRefused() throws IOException {
        Path asFolder = Files.createDirectories(folder.resolve("a/AGENTS.md")).getParent();
        Path large = Files.createDirectory(folder.resolve("b"));
        Files.write(large.resolve("AGENTS.md"), new byte[PromptFiles.MAX_BYTES + 1]);
        Path binary = Files.createDirectory(folder.resolve("c"));
        Files.write(binary.resolve("AGENTS.md"), new byte[] {(byte) 0xff});

        assertThatIOException()
                .isThrownBy(() -> PromptFiles.load(asFolder, null))
                .withMessageContaining("regular");
        assertThatIOException().isThrownBy(() -> PromptFiles.load(large, null)).withMessageContaining("262144");
        assertThatIOException().isThrownBy(() -> PromptFiles.load(null, binary)).withMessageContaining("UTF-8");
    }

    /** D55: exactly 256 KiB is read; a link that stays inside is followed, one that leads out is refused. */
    @Test
    void linksMustStayInside() throws IOException {
        Path root = Files.createDirectory(folder.resolve("root"));
        Files.write(root.resolve("notes.txt"), "x".repeat(PromptFiles.MAX_BYTES).getBytes(StandardCharsets.UTF_8));
        assumeTrue(link(root.resolve("AGENTS.md"), Path.of("notes.txt")), "this file system has no links");
        assertThat(PromptFiles.load(root, null)).hasSize(PromptFiles.MAX_BYTES);

        Path other = Files.createDirectory(folder.resolve("other"));
        assumeTrue(link(other.resolve("SYSTEM.md"), root.resolve("notes.txt")), "this file system has no links");
        assertThatIOException().isThrownBy(() -> PromptFiles.load(other, null)).withMessageContaining("inside");
    }

    private static boolean link(Path link, Path target) throws IOException {
        try {
            Files.createSymbolicLink(link, target);
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }
}
