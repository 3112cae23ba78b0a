package dev.llmoutput.agent.event;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What went wrong, as data: a message, and optionally a name and a code for programs. Immutable. */
public final class AgentError {
    private final @Nullable String name;
    private final String message;
    private final @Nullable Object code;

    private AgentError(@Nullable String name, String message, @Nullable Object code) {
        this.name = name;
        this.message = Objects.requireNonNull(message, "message");
        this.code = code;
    }

    /** An error of which only the message is known. */
    public static AgentError of(String message) {
        return new AgentError(null, message, null);
    }

    /** This error with the name of its kind. */
    public AgentError withName(String newName) {
        return new AgentError(Objects.requireNonNull(newName, "newName"), message, code);
    }

    /**
     * This error with a code.
     *
     * @param newCode a {@code String}, or an {@code Integer} where the provider counts
     * @throws IllegalArgumentException if it is anything else
     */
    public AgentError withCode(Object newCode) {
        if (!(newCode instanceof String) && !(newCode instanceof Integer)) {
            throw new IllegalArgumentException("a code is a text or a whole number");
        }
        return new AgentError(name, message, newCode);
    }

    /** The name of its kind: {@code ArtifactFailed}, {@code StructuredOutputError}, or absent. */
    public Optional<String> name() {
        return Optional.ofNullable(name);
    }

    /** What went wrong. */
    public String message() {
        return message;
    }

    /** A {@code String} or an {@code Integer} for programs. */
    public Optional<Object> code() {
        return Optional.ofNullable(code);
    }

    /** This error without the secrets in its message and in a code that is a text; the name stays as it is. */
    public AgentError redacted(SecretRedactor redactor) {
        Object safeCode = code instanceof String text ? redactor.redactCut(text) : code;
        return new AgentError(name, redactor.redactCut(message), safeCode);
    }

    /** The error as a JSON-like tree: {@code name}, {@code message} and {@code code}, without absent members. */
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        name().ifPresent(value -> tree.put("name", value));
        tree.put("message", message);
        code().ifPresent(value -> tree.put("code", value));
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AgentError that
                && Objects.equals(name, that.name)
                && message.equals(that.message)
                && Objects.equals(code, that.code);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, message, code);
    }

    /** Only what is safe to log: never the message. */
    @Override
    public String toString() {
        return "AgentError[name=" + name + ", code=" + code + "]";
    }
}
