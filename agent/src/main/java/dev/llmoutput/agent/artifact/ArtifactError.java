package dev.llmoutput.agent.artifact;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One thing that is wrong with an artifact: a message, and where, in the host's own notation. Immutable. */
public final class ArtifactError {
    private final @Nullable String path;
    private final String message;

    private ArtifactError(@Nullable String path, String message) {
        this.path = path;
        this.message = Objects.requireNonNull(message, "message");
    }

    /** An error of the whole artifact. */
    public static ArtifactError of(String message) {
        return new ArtifactError(null, message);
    }

    /** An error at a place. */
    public static ArtifactError at(String path, String message) {
        return new ArtifactError(Objects.requireNonNull(path, "path"), message);
    }

    /** Where; absent for the whole artifact. */
    public Optional<String> path() {
        return Optional.ofNullable(path);
    }

    /** What is wrong, fit to be sent to a model. */
    public String message() {
        return message;
    }

    /** This error without the secrets. */
    public ArtifactError redacted(SecretRedactor redactor) {
        return new ArtifactError(path == null ? null : redactor.redactCut(path), redactor.redactCut(message));
    }

    /** The error as a JSON-like tree: {@code path}, if there is one, and {@code message}. */
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        if (path != null) {
            tree.put("path", path);
        }
        tree.put("message", message);
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ArtifactError that && Objects.equals(path, that.path) && message.equals(that.message);
    }

    @Override
    public int hashCode() {
        return Objects.hash(path, message);
    }

    /** Only what is safe to log: never path or message. */
    @Override
    public String toString() {
        return "ArtifactError[length=" + message.length() + "]";
    }
}
