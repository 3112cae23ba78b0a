package dev.llmoutput.agent.provider;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A provider over a plain, blocking model call. */
final class ModelCallProvider implements ModelProvider {
    private final String id;
    private final ModelCall call;

    ModelCallProvider(String id, ModelCall call) {
        this.id = Objects.requireNonNull(id, "id");
        this.call = Objects.requireNonNull(call, "call");
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
        if (!request.tools().isEmpty()) {
            return CompletableFuture.failedFuture(new ProviderException("a plain model call takes no tools"));
        }
        ModelReply reply = call.call(modelRequest(request));
        if (!reply.text().isEmpty()) {
            sink.accept(new TextBlock(reply.text()));
        }
        ProviderReply end = ProviderReply.done();
        if (reply.usage().isPresent()) {
            end = end.withUsage(reply.usage().get());
        }
        if (reply.stopReason().isPresent()) {
            end = end.withStopReason(reply.stopReason().get());
        }
        return CompletableFuture.completedFuture(end);
    }

    private static ModelRequest modelRequest(ProviderRequest request) {
        List<ModelMessage> messages =
                request.messages().stream().map(ModelCallProvider::modelMessage).toList();
        ModelRequest plain = ModelRequest.of(messages);
        return request.structuredOutput().map(plain::withStructuredOutput).orElse(plain);
    }

    private static ModelMessage modelMessage(Message message) {
        return switch (message.role()) {
            case SYSTEM -> ModelMessage.system(message.text());
            case USER -> ModelMessage.user(message.text());
            case ASSISTANT -> ModelMessage.assistant(message.text());
            case TOOL -> throw new ProviderException("a plain model call takes no tool results");
        };
    }
}
