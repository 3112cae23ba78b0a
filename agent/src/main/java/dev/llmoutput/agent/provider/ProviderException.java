package dev.llmoutput.agent.provider;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A provider could not answer. */
public final class ProviderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String textCode;
    private final @Nullable Integer numberCode;

    private ProviderException(
            String message, @Nullable String textCode, @Nullable Integer numberCode, @Nullable Throwable cause) {
        super(Objects.requireNonNull(message, "message"), cause);
        this.textCode = textCode;
        this.numberCode = numberCode;
    }

    /** A failure with a message alone. */
    public ProviderException(String message) {
        this(message, null, null, null);
    }

    /** A failure with a cause. */
    public ProviderException(String message, Throwable cause) {
        this(message, null, null, cause);
    }

    /** A failure with a word for programs. */
    public ProviderException(String message, String code) {
        this(message, Objects.requireNonNull(code, "code"), null, null);
    }

    /** A failure with a number for programs, for example an HTTP status. */
    public ProviderException(String message, int code) {
        this(message, null, code, null);
    }

    /** The {@code String} or {@code Integer} for programs. */
    public Optional<Object> code() {
        return Optional.ofNullable(textCode == null ? numberCode : textCode);
    }
}
