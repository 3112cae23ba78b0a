package dev.llmoutput.samples.live;

import dev.llmoutput.runtime.json.JsonAppender;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One answer of a {@link ScriptedServer}.
 *
 * @param status the HTTP status
 * @param body the body, as it goes over the wire
 * @param delayMillis how long the server thinks first
 * @param retryAfter the header of that name
 */
record Canned(int status, String body, int delayMillis, Optional<String> retryAfter) {
    /** A completion with this content, which may be null. */
    static Canned content(Object content, String finishReason) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("role", "assistant");
        message.put("content", content);
        return completion(message, finishReason);
    }

    /** A completion in which the model declines. */
    static Canned refusal(String words) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("role", "assistant");
        message.put("content", null);
        message.put("refusal", words);
        return completion(message, "stop");
    }

    /** An error in the form that all these servers share. */
    static Canned error(int status, String message) {
        return of(status, json(Map.of("error", Map.of("message", message))));
    }

    static Canned of(int status, String body) {
        return new Canned(status, body, 0, Optional.empty());
    }

    Canned after(int millis) {
        return new Canned(status, body, millis, retryAfter);
    }

    Canned withRetryAfter(String when) {
        return new Canned(status, body, delayMillis, Optional.of(when));
    }

    private static Canned completion(Map<String, Object> message, String finishReason) {
        Map<String, Object> choice = new LinkedHashMap<>();
        choice.put("index", 0);
        choice.put("message", message);
        choice.put("finish_reason", finishReason);
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("object", "chat.completion");
        body.put("choices", List.of(choice));
        body.put("usage", Map.of("prompt_tokens", 100, "completion_tokens", 20, "total_tokens", 120));
        return of(200, json(body));
    }

    private static String json(Object tree) {
        try (JsonAppender out = new JsonAppender()) {
            out.value(tree);
            return out.toString();
        }
    }

    void waitFirst() {
        try {
            Thread.sleep(delayMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
