package dev.llmoutput.agent.artifact;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a parser made of a text: a value, or an error. A result that is ok but has no value counts as a failure.
 *
 * @param <T> the host's type of an artifact
 */
public final class ArtifactParseResult<T> {
    private final boolean ok;
    private final @Nullable T value;
    private final @Nullable String error;

    private ArtifactParseResult(boolean ok, @Nullable T value, @Nullable String error) {
        this.ok = ok;
        this.value = value;
        this.error = error;
    }

    /** The text is an artifact. */
    public static <T> ArtifactParseResult<T> parsed(T value) {
        return new ArtifactParseResult<>(true, Objects.requireNonNull(value, "value"), null);
    }

    /**
     * The text is no artifact.
     *
     * @param error why, fit to be sent to the model
     */
    public static <T> ArtifactParseResult<T> failed(String error) {
        return new ArtifactParseResult<>(false, null, Objects.requireNonNull(error, "error"));
    }

    /** A result of any members, for a parser that speaks in the full form. */
    public static <T> ArtifactParseResult<T> of(boolean ok, @Nullable T value, @Nullable String error) {
        return new ArtifactParseResult<>(ok, value, error);
    }

    /** Whether the text could be parsed. */
    public boolean ok() {
        return ok;
    }

    /** The artifact, the parser's own object. */
    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    /** Why the text is no artifact. */
    public Optional<String> error() {
        return Optional.ofNullable(error);
    }

    /** Only what is safe to log: never value or error. */
    @Override
    public String toString() {
        return "ArtifactParseResult[ok=" + ok + "]";
    }
}
