package dev.llmoutput.samples.live;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * Where a model is asked.
 *
 * @param baseUrl what {@code /chat/completions} is appended to, for example {@code http://127.0.0.1:11434/v1}
 * @param model the server's name for the model
 * @param key the bearer token, if the server wants one
 * @param nativeSchema whether the server takes a schema in {@code response_format}
 * @param timeout how long an answer may take
 */
public record Endpoint(URI baseUrl, String model, Optional<String> key, boolean nativeSchema, Duration timeout) {
    /** The longest answer to wait for unless said otherwise: local models may be slow. */
    public static final Duration DEFAULT_TIMEOUT = Duration.ofMinutes(5);

    /** An endpoint without key and schema. */
    public static Endpoint of(URI baseUrl, String model) {
        return new Endpoint(baseUrl, model, Optional.empty(), false, DEFAULT_TIMEOUT);
    }

    /**
     * What an environment says: {@code LLM_BASE_URL}, {@code LLM_MODEL}, {@code LLM_API_KEY} and {@code LLM_NATIVE_SCHEMA}.
     *
     * @return nothing if there is no {@code LLM_BASE_URL}
     */
    public static Optional<Endpoint> from(Map<String, String> environment) {
        String url = environment.getOrDefault("LLM_BASE_URL", "").strip();
        if (url.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Endpoint(
                URI.create(url),
                environment.getOrDefault("LLM_MODEL", "default"),
                Optional.ofNullable(environment.get("LLM_API_KEY")).filter(key -> !key.isBlank()),
                Boolean.parseBoolean(environment.get("LLM_NATIVE_SCHEMA")),
                DEFAULT_TIMEOUT));
    }

    URI chatCompletions() {
        return URI.create(baseUrl.toString().replaceAll("/+$", "") + "/chat/completions");
    }

    /** Without the key. */
    @Override
    public String toString() {
        return model + " at " + baseUrl;
    }
}
