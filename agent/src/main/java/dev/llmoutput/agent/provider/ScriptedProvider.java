package dev.llmoutput.agent.provider;

import dev.llmoutput.agent.message.ContentBlock;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A provider without a network: the n-th request gets the n-th reply of a script, at once. For tests and samples of
 * hosts; it remembers what it was asked.
 */
public final class ScriptedProvider implements ModelProvider {
    private final String id;
    private final List<ScriptedReply> script;
    private final List<ProviderRequest> requests = new CopyOnWriteArrayList<>();
    private final AtomicInteger next = new AtomicInteger();

    private ScriptedProvider(String id, List<ScriptedReply> script) {
        this.id = Objects.requireNonNull(id, "id");
        this.script = List.copyOf(script);
    }

    /** A provider that answers with these replies, in order. */
    public static ScriptedProvider of(String id, ScriptedReply... script) {
        return new ScriptedProvider(id, Arrays.asList(script));
    }

    /** A provider that answers with these texts, in order. */
    public static ScriptedProvider ofTexts(String id, String... texts) {
        return new ScriptedProvider(
                id, Arrays.stream(texts).map(ScriptedReply::text).toList());
    }

    @Override
    public String id() {
        return id;
    }

    /** Every request so far, the first one first. */
    public List<ProviderRequest> requests() {
        return List.copyOf(requests);
    }

    @Override
    public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
        requests.add(request);
        int index = next.getAndIncrement();
        if (index >= script.size()) {
            return CompletableFuture.failedFuture(
                    new ProviderException("the script has no reply number " + (index + 1)));
        }
        ScriptedReply reply = script.get(index);
        for (ContentBlock block : reply.blocks()) {
            sink.accept(block);
        }
        return reply.end();
    }
}
