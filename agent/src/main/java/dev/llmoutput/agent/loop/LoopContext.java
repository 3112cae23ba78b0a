package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * All that a strategy may touch. It holds no provider and no credential. The members that answer a stage are called one
 * after the other, never at the same time.
 */
public interface LoopContext {
    /** The session. */
    String sessionId();

    /** The run. */
    String runId();

    /** What the host attached to agent, session and run; unmodifiable. */
    Map<String, @Nullable Object> metadata();

    /** Tells of an abort. */
    CancellationToken signal();

    /** What was said before this run; unmodifiable. */
    List<Message> history();

    /** What this run was started with; unmodifiable. */
    List<Message> input();

    /** How many replies with tool calls may be answered in this run; 0 or more. */
    int maxToolRounds();

    /** Puts a request together: standing instructions, these messages, all tools and the schema. */
    CompletionStage<ProviderRequest> assemble(List<Message> history, List<Message> input);

    /** Calls the model once, and emits {@code message_started} and {@code message_delta}. */
    CompletionStage<Generation> generate(ProviderRequest request);

    /** Executes one tool call behind the guard, and emits the tool events. Fails only if the run cannot go on. */
    CompletionStage<ToolResult> dispatch(ToolCall call);

    /** Appends a message to the session and its store. */
    CompletionStage<Void> append(Message message);

    /** Tells the subscribers. */
    void emit(AgentEvent event);
}
