package dev.llmoutput.agent.provider;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One question to a model: messages, the tools it may call, and the schema of the reply. Immutable. */
public final class ProviderRequest {
    private final Model model;
    private final List<Message> messages;
    private final List<ToolDeclaration> tools;
    private final @Nullable StructuredOutputOptions structuredOutput;
    private final Map<String, @Nullable Object> options;

    private ProviderRequest(
            Model model,
            List<Message> messages,
            List<ToolDeclaration> tools,
            @Nullable StructuredOutputOptions structuredOutput,
            Map<String, @Nullable Object> options) {
        this.model = model;
        this.messages = messages;
        this.tools = tools;
        this.structuredOutput = structuredOutput;
        this.options = options;
    }

    /** A question without tools, schema and options. */
    public static ProviderRequest of(Model model, List<Message> messages) {
        return new ProviderRequest(
                Objects.requireNonNull(model, "model"), List.copyOf(messages), List.of(), null, Map.of());
    }

    /** This question with these tools and no others. */
    public ProviderRequest withTools(List<ToolDeclaration> newTools) {
        return new ProviderRequest(model, messages, List.copyOf(newTools), structuredOutput, options);
    }

    /** This question with this schema. */
    public ProviderRequest withStructuredOutput(StructuredOutputOptions schema) {
        return new ProviderRequest(model, messages, tools, Objects.requireNonNull(schema, "schema"), options);
    }

    /** This question without a schema; everything else stays. */
    public ProviderRequest withoutStructuredOutput() {
        return new ProviderRequest(model, messages, tools, null, options);
    }

    /** This question with these options and no others. */
    public ProviderRequest withOptions(Map<String, @Nullable Object> newOptions) {
        return new ProviderRequest(
                model, messages, tools, structuredOutput, Collections.unmodifiableMap(new LinkedHashMap<>(newOptions)));
    }

    /** The model that is asked. */
    public Model model() {
        return model;
    }

    /** The conversation so far, the system message first if there is one; unmodifiable. */
    public List<Message> messages() {
        return messages;
    }

    /** The tools that the model may call; unmodifiable. */
    public List<ToolDeclaration> tools() {
        return tools;
    }

    /** The schema of the reply. */
    public Optional<StructuredOutputOptions> structuredOutput() {
        return Optional.ofNullable(structuredOutput);
    }

    /** What only the provider understands; unmodifiable. */
    public Map<String, @Nullable Object> options() {
        return options;
    }

    /** Only what is safe to log: never the messages. */
    @Override
    public String toString() {
        return "ProviderRequest[" + model + ", messages=" + messages.size() + ", tools=" + tools.size() + "]";
    }
}
