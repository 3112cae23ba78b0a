package dev.llmoutput.agent.artifact;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One answer that was judged. Immutable.
 *
 * @param <T> the host's type of an artifact
 */
public final class ArtifactCandidate<T> {
    private final int attempt;
    private final String text;
    private final @Nullable T value;
    private final ArtifactValidation validation;

    private ArtifactCandidate(int attempt, String text, @Nullable T value, ArtifactValidation validation) {
        this.attempt = attempt;
        this.text = text;
        this.value = value;
        this.validation = validation;
    }

    /**
     * An answer and its verdict.
     *
     * @param attempt from 1 up
     * @param value null if the text could not be parsed
     */
    public static <T> ArtifactCandidate<T> of(
            int attempt, String text, @Nullable T value, ArtifactValidation validation) {
        return new ArtifactCandidate<>(
                attempt, Objects.requireNonNull(text, "text"), value, Objects.requireNonNull(validation, "validation"));
    }

    /** Which answer of the run this is, from 1 up. */
    public int attempt() {
        return attempt;
    }

    /** The model's text. */
    public String text() {
        return text;
    }

    /** The object that the parser made; absent if it made none. */
    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    /** The verdict. */
    public ArtifactValidation validation() {
        return validation;
    }

    /** Whether the answer was accepted. */
    public boolean accepted() {
        return validation.ok();
    }

    /** Whether this one is worse than {@code other}: one that was not parsed is the worst, then more errors are worse. */
    public boolean worseThan(ArtifactCandidate<T> other) {
        return badness() > other.badness();
    }

    /** 0 for an accepted one; a rejection without errors counts as one error. */
    private int badness() {
        if (validation.ok()) {
            return 0;
        }
        return value == null
                ? Integer.MAX_VALUE
                : Math.max(1, validation.errors().map(List::size).orElse(0));
    }

    /** Only what is safe to log: never text or value. */
    @Override
    public String toString() {
        return "ArtifactCandidate[" + attempt + ", " + validation + "]";
    }
}
