package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.loop.Generation;
import dev.llmoutput.agent.loop.LoopContext;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** What a loop sees of one run of a session. */
final class RunContext implements LoopContext {
    private final RunPlan plan;
    private final RunTrace trace;
    private final Conversation conversation;
    private final List<Message> history;
    private final List<Message> input;
    private final ToolContext about;
    private final ToolDispatcher dispatcher;

    /** The context of a run that begins with {@code input}, after all that was said so far. */
    RunContext(RunPlan plan, RunTrace trace, Conversation conversation, ToolContext about, List<Message> input) {
        this.plan = plan;
        this.trace = trace;
        this.conversation = conversation;
        this.history = conversation.messages();
        this.input = input;
        this.about = about;
        this.dispatcher = new ToolDispatcher(plan.tools(), plan.guard(), about, trace);
    }

    @Override
    public String sessionId() {
        return about.sessionId();
    }

    @Override
    public String runId() {
        return about.runId();
    }

    @Override
    public Map<String, @Nullable Object> metadata() {
        return about.metadata();
    }

    @Override
    public CancellationToken signal() {
        return about.signal();
    }

    @Override
    public List<Message> history() {
        return history;
    }

    @Override
    public List<Message> input() {
        return input;
    }

    @Override
    public int maxToolRounds() {
        return plan.maxToolRounds();
    }

    @Override
    public CompletionStage<ProviderRequest> assemble(List<Message> before, List<Message> next) {
        List<Message> messages = new ArrayList<>();
        if (!plan.system().isEmpty()) {
            messages.add(Message.system(plan.system()));
        }
        messages.addAll(before);
        messages.addAll(next);
        ProviderRequest request = ProviderRequest.of(plan.model(), messages)
                .withTools(plan.tools().declarations())
                .withOptions(plan.options());
        return CompletableFuture.completedFuture(
                plan.schema() == null ? request : request.withStructuredOutput(plan.schema()));
    }

    @Override
    public CompletionStage<Generation> generate(ProviderRequest request) {
        return new Reception(signal(), trace).from(plan.provider(), request);
    }

    @Override
    public CompletionStage<ToolResult> dispatch(ToolCall call) {
        return dispatcher.dispatch(call);
    }

    @Override
    public CompletionStage<Void> append(Message message) {
        return conversation.append(runId(), message, trace.redactor()).thenRun(() -> {
            if (message.role() == Role.ASSISTANT) {
                trace.setText(message.text());
            }
        });
    }

    @Override
    public void emit(AgentEvent event) {
        trace.emit(event);
    }
}
