package dev.llmoutput.samples.live;

import dev.llmoutput.Dialect;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.schema.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;

/** A model behind any endpoint for chat completions: Ollama, vLLM, llama.cpp's server, hosted ones. Thread-safe. */
public final class ChatCompletions implements ModelCall {
    // Some local servers do not take the upgrade to HTTP/2 that the client would offer.
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Endpoint endpoint;

    /** Asks the model that {@code endpoint} names. */
    public ChatCompletions(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    @Override
    public Optional<Dialect> nativeSchema() {
        return endpoint.nativeSchema() ? Optional.of(Dialect.JSON_SCHEMA) : Optional.empty();
    }

    /** Throws {@link UncheckedIOException} if there is no answer, {@link ServerException} if it is no completion. */
    @Override
    public ModelReply call(ModelRequest request) {
        HttpRequest.Builder post = HttpRequest.newBuilder(endpoint.chatCompletions())
                .timeout(endpoint.timeout())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body(request)));
        endpoint.key().ifPresent(key -> post.header("Authorization", "Bearer " + key));
        try {
            HttpResponse<String> response = http.send(post.build(), HttpResponse.BodyHandlers.ofString());
            Json answer = Json.read(response.body());
            if (response.statusCode() != 200 || !answer.get("choices").get(0).isPresent()) {
                throw ServerException.of(
                        response, answer.get("error").get("message").text(), endpoint);
            }
            return reply(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("cancelled: interrupted while the model was asked");
        }
    }

    private String body(ModelRequest request) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("model", endpoint.model());
        body.put(
                "messages",
                request.messages().stream().map(ChatCompletions::message).toList());
        request.structuredOutput().map(WireFormat::chatCompletions).ifPresent(body::putAll);
        try (JsonAppender out = new JsonAppender()) {
            out.value(body);
            return out.toString();
        }
    }

    /** Sorted, so that equal requests are equal bytes: servers keep what they computed for a known beginning. */
    private static Map<String, Object> message(ModelMessage message) {
        return new TreeMap<>(Map.of("role", message.role().name().toLowerCase(Locale.ROOT), "content", message.text()));
    }

    private static ModelReply reply(Json answer) {
        Json choice = answer.get("choices").get(0);
        Json message = choice.get("message");
        String refusal = message.get("refusal").text();
        ModelReply reply = refusal.isEmpty()
                ? ModelReply.of(
                        text(message.get("content")),
                        stopReason(choice.get("finish_reason").text()))
                : ModelReply.of(refusal, StopReason.REFUSED);
        Optional<BigDecimal> input = answer.get("usage").get("prompt_tokens").number();
        Optional<BigDecimal> output =
                answer.get("usage").get("completion_tokens").number();
        return input.isPresent() && output.isPresent()
                ? reply.withUsage(Usage.of(input.get().longValue(), output.get().longValue()))
                : reply;
    }

    /** Content is a text, null, left out, or a list of parts, whatever the server likes. */
    private static String text(Json content) {
        StringBuilder text = new StringBuilder(content.text());
        content.items().forEach(part -> text.append(part.get("text").text()));
        return text.toString();
    }

    private static StopReason stopReason(String reason) {
        return switch (reason) {
            case "stop" -> StopReason.STOP;
            case "length", "model_length" -> StopReason.LENGTH;
            case "content_filter" -> StopReason.REFUSED;
            case "tool_calls", "function_call" -> StopReason.TOOL_CALLS;
            default -> StopReason.OTHER;
        };
    }
}
