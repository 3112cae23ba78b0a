package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.runtime.accept.CancellationToken;
import dev.llmoutput.runtime.accept.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A context that answers every request with the same text and keeps no history, so that runs may be long. */
final class LoopContextStub implements LoopContext {
    private final String text;
    final List<AgentEvent> events = new ArrayList<>();
    int requests;

    LoopContextStub(String text) {
        this.text = text;
    }

    @Override
    public String sessionId() {
        return "s";
    }

    @Override
    public String runId() {
        return "r";
    }

    @Override
    public Map<String, Object> metadata() {
        return Map.of();
    }

    @Override
    public CancellationToken signal() {
        return CancellationToken.NONE;
    }

    @Override
    public List<Message> history() {
        return List.of();
    }

    @Override
    public List<Message> input() {
        return List.of(Message.user("go"));
    }

    @Override
    public int maxToolRounds() {
        return 0;
    }

    @Override
    public CompletionStage<ProviderRequest> assemble(List<Message> history, List<Message> input) {
        return CompletableFuture.completedFuture(ProviderRequest.of(Model.of("p", "m"), input));
    }

    @Override
    public CompletionStage<Generation> generate(ProviderRequest request) {
        requests++;
        return CompletableFuture.completedFuture(
                Generation.of(List.of(new TextBlock(text)), ProviderReply.done().withUsage(Usage.of(2, 1))));
    }

    @Override
    public CompletionStage<ToolResult> dispatch(ToolCall call) {
        throw new AssertionError("there are no tools");
    }

    @Override
    public CompletionStage<Void> append(Message message) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void emit(AgentEvent event) {
        events.add(event);
    }
}
