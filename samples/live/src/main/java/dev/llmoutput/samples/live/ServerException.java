package dev.llmoutput.samples.live;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.net.http.HttpResponse;
import java.util.Optional;

/** A server answered, but not with a completion. */
public final class ServerException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 300;

    private final int status;
    private final String retryAfter;

    private ServerException(String message, int status, String retryAfter) {
        super(message);
        this.status = status;
        this.retryAfter = retryAfter;
    }

    /** Keeps the server's words, but not the key, which some servers repeat. */
    static ServerException of(HttpResponse<?> response, String words, Endpoint endpoint) {
        String safe = SecretRedactor.of(endpoint.key().orElse("")).redact(words.replaceAll("\\p{Cntrl}+", " "));
        String kept = safe.length() > LONGEST ? safe.substring(0, LONGEST) + "..." : safe;
        int status = response.statusCode();
        String what = status == 200 ? "no completion" : "status " + status;
        return new ServerException(
                "the server answered with " + what + (kept.isBlank() ? "" : ": " + kept),
                status,
                response.headers().firstValue("Retry-After").orElse(null));
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** When to come back, as the server says it: seconds, or a date. */
    public Optional<String> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }
}
