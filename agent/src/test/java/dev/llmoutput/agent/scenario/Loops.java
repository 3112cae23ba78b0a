package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.loop.AgentLoop;
import dev.llmoutput.agent.loop.GenerateValidateRevise;
import dev.llmoutput.agent.loop.LoopContext;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.LoopResult;
import dev.llmoutput.agent.loop.LoopSelection;
import dev.llmoutput.agent.loop.StructuredOutputMode;
import dev.llmoutput.agent.loop.StructuredOutputTiming;
import dev.llmoutput.agent.loop.ToolCallMode;
import dev.llmoutput.agent.message.Message;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The loops of a scenario. */
final class Loops {
    private final Rules rules;
    private final Map<JsonNode, LoopSelection> instances = new HashMap<>();

    Loops(Rules rules) {
        this.rules = rules;
    }

    LoopSelection selection(JsonNode loop) {
        if (loop.has("custom")) {
            return new Custom(loop.get("custom").asText());
        }
        if (loop.has("instance")) {
            return instances.computeIfAbsent(
                    loop.get("instance"), instance -> GenerateValidateRevise.of(options(instance)));
        }
        return options(loop);
    }

    private LoopOptions<?> options(JsonNode loop) {
        if (loop.has("parser")) {
            ArtifactParser<Object> parser = (text, context) -> rules.parse(loop.get("parser"), text, context);
            return options(loop, LoopOptions.builder(parser));
        }
        return options(loop, LoopOptions.builder());
    }

    private <T> LoopOptions<T> options(JsonNode loop, LoopOptions.Builder<T> builder) {
        builder.strategy(loop.get("strategy").asText());
        if (loop.has("validator")) {
            builder.validator((value, context) -> rules.validate(loop.get("validator"), value, context));
        }
        if (loop.has("repairer")) {
            builder.repairer((value, failure, context) -> rules.repair(loop.get("repairer"), value, failure, context));
        }
        if (loop.has("maxRevisions")) {
            builder.maxRevisions(loop.get("maxRevisions").asInt());
        }
        if (loop.has("structuredOutput")) {
            builder.structuredOutput(() -> Schemas.options(loop.get("structuredOutput")));
        }
        String tools = loop.path("toolCalls").asText("disabled");
        String mode = loop.path("structuredOutputMode").asText("native");
        String timing = loop.path("structuredOutputTiming").asText("every-turn");
        Arrays.stream(ToolCallMode.values())
                .filter(value -> value.wireName().equals(tools))
                .forEach(builder::toolCalls);
        Arrays.stream(StructuredOutputMode.values())
                .filter(value -> value.wireName().equals(mode))
                .forEach(builder::structuredOutputMode);
        Arrays.stream(StructuredOutputTiming.values())
                .filter(value -> value.wireName().equals(timing))
                .forEach(builder::structuredOutputTiming);
        return builder.build();
    }

    private record Custom(String kind) implements AgentLoop {
        @Override
        public String name() {
            return kind.equals("silent-gvr") ? GenerateValidateRevise.NAME : kind;
        }

        @Override
        public CompletionStage<LoopResult> run(LoopContext context) {
            if (kind.equals("silent-gvr")) {
                return CompletableFuture.completedFuture(LoopResult.empty());
            }
            return context.assemble(context.history(), context.input())
                    .thenCompose(context::generate)
                    .thenCompose(first -> context.assemble(context.history(), List.of(Message.user("again"))))
                    .thenCompose(context::generate)
                    .thenApply(second -> LoopResult.empty());
        }
    }
}
