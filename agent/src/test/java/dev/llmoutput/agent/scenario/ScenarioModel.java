package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderException;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.runtime.accept.Usage;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Gives the replies of a scenario. */
final class ScenarioModel implements ModelProvider {
    private final String id;
    private final JsonNode scenario;
    private final Trace trace;
    private final Moments moments;

    ScenarioModel(String id, JsonNode scenario, Trace trace, Moments moments) {
        this.id = id;
        this.scenario = scenario;
        this.trace = trace;
        this.moments = moments;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
        int number = trace.request(request);
        moments.reached("request:" + number);
        JsonNode reply = reply(number);
        if (reply.has("throw") && !reply.has("blocks")) {
            throw new IllegalStateException(reply.get("throw").asText());
        }
        int index = 0;
        for (JsonNode block : reply.path("blocks")) {
            sink.accept(Trees.block(block));
            moments.reached("delta:" + number + ":" + ++index);
        }
        return end(reply);
    }

    private JsonNode reply(int number) {
        JsonNode replies = scenario.get("replies");
        int index = number - 1;
        if (index >= replies.size() && scenario.path("repeatLast").asBoolean()) {
            index = replies.size() - 1;
        }
        if (index >= replies.size()) {
            throw new AssertionError("the scenario has no reply " + number);
        }
        return replies.get(index);
    }

    private static CompletionStage<ProviderReply> end(JsonNode reply) {
        if (reply.has("throw")) {
            return CompletableFuture.failedFuture(
                    new IllegalStateException(reply.get("throw").asText()));
        }
        if (reply.has("error")) {
            return CompletableFuture.failedFuture(error(reply.get("error")));
        }
        ProviderReply end = ProviderReply.done();
        if (reply.has("usage")) {
            JsonNode usage = reply.get("usage");
            end = end.withUsage(Usage.of(
                    usage.get("inputTokens").asLong(), usage.get("outputTokens").asLong()));
        }
        return CompletableFuture.completedFuture(end);
    }

    private static ProviderException error(JsonNode error) {
        String message = error.get("message").asText();
        JsonNode code = error.path("code");
        if (code.isInt()) {
            return new ProviderException(message, code.intValue());
        }
        return code.isTextual() ? new ProviderException(message, code.asText()) : new ProviderException(message);
    }
}
