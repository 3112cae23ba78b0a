package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.loop.Generation;
import dev.llmoutput.agent.loop.LoopContext;
import dev.llmoutput.agent.loop.LoopResolver;
import dev.llmoutput.agent.loop.LoopResult;
import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.message.ToolResult;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.accept.CancellationSource;
import dev.llmoutput.runtime.accept.CancellationToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Drives a scenario's strategy directly, without a session. */
final class LoopDriver implements LoopContext {
    private final JsonNode scenario;
    private final Trace trace = new Trace();
    private final Moments moments = new Moments();
    private final CancellationSource cancellation = new CancellationSource();
    private final ToolRegistry tools;
    private final ScenarioModel model;
    private int assemblies;

    LoopDriver(JsonNode scenario) {
        this.scenario = scenario;
        this.tools = ScenarioTools.registry(scenario.path("agent"), trace, moments);
        this.model = new ScenarioModel("scripted", scenario, trace, moments);
    }

    ObjectNode run() {
        if (scenario.has("abort")) {
            JsonNode abort = scenario.get("abort");
            moments.at(
                    abort.get("at").asText(),
                    () -> cancellation.cancel(abort.get("reason").asText()));
        }
        return trace.result(outcome());
    }

    private ObjectNode outcome() {
        ObjectNode outcome = JsonNodeFactory.instance.objectNode();
        try {
            Loops loops = new Loops(new Rules(scenario, trace, moments));
            LoopResult result = LoopResolver.resolve(loops.selection(scenario.at("/agent/loop")))
                    .run(this)
                    .toCompletableFuture()
                    .join();
            outcome.put("status", "returned");
            result.usage().ifPresent(usage -> outcome.set("usage", Trees.usage(usage)));
        } catch (IllegalArgumentException e) {
            return Outcomes.refused();
        } catch (CompletionException e) {
            outcome.put("status", "threw");
            outcome.set(
                    "error", Trees.node(AgentError.of(e.getCause().getMessage()).toTree()));
        }
        return outcome;
    }

    @Override
    public String sessionId() {
        return "<session>";
    }

    @Override
    public String runId() {
        return "<run1>";
    }

    @Override
    public Map<String, Object> metadata() {
        return Map.of();
    }

    @Override
    public CancellationToken signal() {
        return cancellation.token();
    }

    @Override
    public List<Message> history() {
        return List.of();
    }

    @Override
    public List<Message> input() {
        return List.of(Message.user(scenario.path("input").asText("go")));
    }

    @Override
    public int maxToolRounds() {
        return scenario.at("/run/maxToolRounds").asInt(1);
    }

    @Override
    public CompletionStage<ProviderRequest> assemble(List<Message> history, List<Message> input) {
        moments.reached("assemble:" + ++assemblies);
        List<Message> messages = new ArrayList<>(history);
        messages.addAll(input);
        ProviderOptions options = Schemas.providerOptions(scenario.at("/agent/providerOptions"));
        ProviderRequest request = ProviderRequest.of(Model.of("scripted", "m"), messages)
                .withTools(tools.declarations())
                .withOptions(options.values());
        return CompletableFuture.completedFuture(options.structuredOutput()
                .map(schema -> request.withStructuredOutput(schema.get()))
                .orElse(request));
    }

    @Override
    public CompletionStage<Generation> generate(ProviderRequest request) {
        List<ContentBlock> blocks = new ArrayList<>();
        return model.reply(request, new ReplySink() {
                    @Override
                    public void accept(ContentBlock block) {
                        signal().throwIfCancelled();
                        if (blocks.isEmpty()) {
                            emit(new MessageEvent.Started(sessionId(), runId()));
                        }
                        blocks.add(block);
                        emit(new MessageEvent.Delta(sessionId(), runId(), block));
                    }

                    @Override
                    public CancellationToken signal() {
                        return cancellation.token();
                    }
                })
                .thenApply(reply -> {
                    signal().throwIfCancelled();
                    return Generation.of(blocks, reply);
                });
    }

    @Override
    public CompletionStage<ToolResult> dispatch(ToolCall call) {
        emit(new ToolEvent.Started(sessionId(), runId(), call));
        Tool tool = tools.find(call.name()).orElseThrow();
        return tool.execute(call, new ToolContext(sessionId(), runId(), signal(), metadata()))
                .thenApply(value -> {
                    ToolResult result = ToolResult.of(call, value);
                    emit(new ToolEvent.Finished(sessionId(), runId(), result));
                    return result;
                });
    }

    @Override
    public CompletionStage<Void> append(Message message) {
        trace.appended(message, false);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void emit(AgentEvent event) {
        trace.event(event);
    }
}
