package dev.llmoutput.agent.provider;

import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.runtime.accept.Usage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** One reply of a {@link ScriptedProvider}: its pieces, and how it ends. Immutable. */
public final class ScriptedReply {
    private final List<ContentBlock> blocks;
    private final ProviderReply reply;
    private final @Nullable RuntimeException failure;

    private ScriptedReply(List<ContentBlock> blocks, ProviderReply reply, @Nullable RuntimeException failure) {
        this.blocks = blocks;
        this.reply = reply;
        this.failure = failure;
    }

    /** A reply of these pieces, each handed over on its own. */
    public static ScriptedReply of(ContentBlock... blocks) {
        return new ScriptedReply(List.copyOf(Arrays.asList(blocks)), ProviderReply.done(), null);
    }

    /** A reply of one text. */
    public static ScriptedReply text(String text) {
        return of(new TextBlock(text));
    }

    /** A reply that calls one tool. */
    public static ScriptedReply call(String id, String name, Map<String, @Nullable Object> arguments) {
        return of(new ToolCall(id, name, arguments));
    }

    /** This reply with what it cost. */
    public ScriptedReply withUsage(Usage usage) {
        return new ScriptedReply(blocks, reply.withUsage(usage), failure);
    }

    /** This reply, failing after its last piece. */
    public ScriptedReply failingWith(RuntimeException exception) {
        return new ScriptedReply(blocks, reply, Objects.requireNonNull(exception, "exception"));
    }

    List<ContentBlock> blocks() {
        return blocks;
    }

    CompletionStage<ProviderReply> end() {
        return failure == null ? CompletableFuture.completedFuture(reply) : CompletableFuture.failedFuture(failure);
    }
}
