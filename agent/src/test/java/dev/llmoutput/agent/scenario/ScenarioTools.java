package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolContext;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** The tools and the guard of a scenario. */
final class ScenarioTools {
    private ScenarioTools() {}

    static ToolRegistry registry(JsonNode agent, Trace trace, Moments moments) {
        List<Tool> tools = new ArrayList<>();
        agent.path("tools").forEach(tool -> tools.add(new ScenarioTool(tool, trace, moments)));
        return ToolRegistry.of(tools);
    }

    static ToolGuard guard(JsonNode agent) {
        return ToolGuard.of((tool, call) -> {
            for (JsonNode name : agent.path("deny")) {
                if (name.asText().equals(tool.name())) {
                    return Optional.of(ToolDenial.permission("not allowed: " + tool.name()));
                }
            }
            for (JsonNode name : agent.path("requireArguments")) {
                if (!call.arguments().containsKey(name.asText())) {
                    return Optional.of(ToolDenial.arguments("missing argument: " + name.asText()));
                }
            }
            return Optional.empty();
        });
    }

    private record ScenarioTool(JsonNode tool, Trace trace, Moments moments) implements Tool {
        @Override
        public ToolDeclaration declaration() {
            return new ToolDeclaration(tool.get("name").asText(), "", Map.of());
        }

        @Override
        public CompletionStage<?> execute(ToolCall call, ToolContext context) {
            trace.toolStarted(call);
            return Pending.after(tool.path("delayMs").asInt(), () -> {
                moments.reached("tool:" + call.id());
                trace.toolEnded(call);
                if (tool.has("throw")) {
                    throw new IllegalStateException(tool.get("throw").asText());
                }
                return Trees.plain(tool.path("result"));
            });
        }
    }
}
