package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a model is asked: the conversation so far and, for models that take one, the schema of the reply. Immutable. */
public final class ModelRequest {
    private final List<ModelMessage> messages;
    private final @Nullable StructuredOutputOptions structuredOutput;

    private ModelRequest(List<ModelMessage> messages, @Nullable StructuredOutputOptions structuredOutput) {
        this.messages = messages;
        this.structuredOutput = structuredOutput;
    }

    /** One user message. */
    public static ModelRequest of(String prompt) {
        return of(List.of(ModelMessage.user(prompt)));
    }

    /**
     * A conversation with history or system prompts.
     *
     * @throws IllegalArgumentException if there is no message
     */
    public static ModelRequest of(List<ModelMessage> messages) {
        if (messages.isEmpty()) {
            throw new IllegalArgumentException("a request has at least one message");
        }
        return new ModelRequest(List.copyOf(messages), null);
    }

    /** This request with other messages. */
    ModelRequest withMessages(List<ModelMessage> newMessages) {
        return new ModelRequest(List.copyOf(newMessages), structuredOutput);
    }

    /** This request with a schema that the provider is to hold the reply to. */
    public ModelRequest withStructuredOutput(StructuredOutputOptions options) {
        return new ModelRequest(messages, Objects.requireNonNull(options, "options"));
    }

    /** The messages, the first one first; unmodifiable and never empty. */
    public List<ModelMessage> messages() {
        return messages;
    }

    /** The schema; absent where the shape of the reply is told in words. */
    public Optional<StructuredOutputOptions> structuredOutput() {
        return Optional.ofNullable(structuredOutput);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ModelRequest that
                && messages.equals(that.messages)
                && Objects.equals(structuredOutput, that.structuredOutput);
    }

    @Override
    public int hashCode() {
        return Objects.hash(messages, structuredOutput);
    }

    /** Only what is safe to log: never a text. */
    @Override
    public String toString() {
        return "ModelRequest[" + messages + ", structuredOutput=" + (structuredOutput != null) + "]";
    }
}
