package dev.llmoutput.agent.session;

import dev.llmoutput.agent.loop.AgentLoop;
import dev.llmoutput.agent.loop.LoopResolver;
import dev.llmoutput.agent.loop.SingleShot;
import dev.llmoutput.agent.prompt.SystemPrompt;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderOptions;
import dev.llmoutput.agent.skill.ActiveSkills;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a run needs, found and checked before anything is stored or asked. */
record RunPlan(
        AgentLoop loop,
        Model model,
        ModelProvider provider,
        ToolRegistry tools,
        ToolGuard guard,
        int maxToolRounds,
        String system,
        @Nullable StructuredOutputOptions schema,
        Map<String, @Nullable Object> options) {
    static RunPlan of(AgentConfig config, RunOptions run) {
        AgentLoop loop = LoopResolver.resolve(run.loop().or(config::loop).orElse(SingleShot.INSTANCE));
        ModelProvider provider = config.providers()
                .resolve(config.model())
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown provider: " + config.model().provider()));
        ActiveSkills skills = config.skills().activate(run.activeSkills());
        ProviderOptions options = config.providerOptions().merge(run.providerOptions());
        return new RunPlan(
                loop,
                config.model(),
                provider,
                config.tools().only(skills::offers),
                config.guard(),
                run.maxToolRounds(),
                system(config, skills),
                schema(loop.schema(options.structuredOutput()), config.model()),
                options.values());
    }

    private static String system(AgentConfig config, ActiveSkills skills) {
        List<String> parts = new ArrayList<>();
        parts.add(config.instructions());
        parts.add(config.systemPrompt());
        parts.addAll(skills.texts());
        return SystemPrompt.of(parts);
    }

    private static @Nullable StructuredOutputOptions schema(
            Optional<Supplier<StructuredOutputOptions>> source, Model model) {
        if (source.isEmpty()) {
            return null;
        }
        StructuredOutputOptions schema = source.get().get();
        if (!model.structuredOutput()) {
            throw new StructuredOutputException(
                    StructuredOutputException.Code.UNSUPPORTED_MODEL, "the model takes no schema: " + model);
        }
        return schema;
    }
}
