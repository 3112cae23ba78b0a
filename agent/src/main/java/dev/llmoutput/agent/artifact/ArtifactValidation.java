package dev.llmoutput.agent.artifact;

import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A verdict on an artifact: whether it is accepted, and optionally errors and metadata. Read-only; the metadata is the
 * host's own map behind a view, because it may contain itself and cannot be copied.
 */
public final class ArtifactValidation {
    private final boolean ok;
    private final @Nullable List<ArtifactError> errors;
    private final @Nullable Map<String, @Nullable Object> metadata;

    private ArtifactValidation(
            boolean ok, @Nullable List<ArtifactError> errors, @Nullable Map<String, @Nullable Object> metadata) {
        this.ok = ok;
        this.errors = errors;
        this.metadata = metadata;
    }

    /** The artifact is accepted. */
    public static ArtifactValidation accepted() {
        return new ArtifactValidation(true, null, null);
    }

    /** The artifact is not accepted, and nothing more is known. */
    public static ArtifactValidation rejected() {
        return new ArtifactValidation(false, null, null);
    }

    /** The artifact is not accepted because of these errors. */
    public static ArtifactValidation rejected(List<ArtifactError> errors) {
        return rejected().withErrors(errors);
    }

    /** The artifact is accepted exactly if there is no error. */
    public static ArtifactValidation of(List<ArtifactError> errors) {
        return errors.isEmpty() ? accepted() : rejected(errors);
    }

    /** This verdict with errors; an accepted artifact may carry some too. */
    public ArtifactValidation withErrors(List<ArtifactError> newErrors) {
        return new ArtifactValidation(ok, List.copyOf(newErrors), metadata);
    }

    /**
     * This verdict with metadata. A text under {@code reason} becomes the code of a run that ends with this verdict.
     *
     * @param newMetadata a JSON-like tree; it may hold nulls and cycles
     */
    public ArtifactValidation withMetadata(Map<String, @Nullable Object> newMetadata) {
        return new ArtifactValidation(ok, errors, Objects.requireNonNull(newMetadata, "newMetadata"));
    }

    /** Whether the artifact is accepted. */
    public boolean ok() {
        return ok;
    }

    /** What is wrong; absent if no list was given, which is not the same as an empty one. */
    public Optional<List<ArtifactError>> errors() {
        return Optional.ofNullable(errors);
    }

    /** What the host wants subscribers to know; unmodifiable. */
    public Optional<Map<String, @Nullable Object>> metadata() {
        return Optional.ofNullable(metadata).map(Collections::unmodifiableMap);
    }

    /** A snapshot of this verdict without the secrets, in which a value that contains itself is cut. */
    @SuppressWarnings("unchecked") // a redacted map is a map with text keys
    public ArtifactValidation redacted(SecretRedactor redactor) {
        List<ArtifactError> newErrors = null;
        if (errors != null) {
            newErrors = new ArrayList<>(errors.size());
            for (ArtifactError error : errors) {
                newErrors.add(error.redacted(redactor));
            }
        }
        return new ArtifactValidation(
                ok, newErrors == null ? null : List.copyOf(newErrors), (Map<String, @Nullable Object>)
                        redactor.redactCutTree(metadata));
    }

    /** The verdict as a JSON-like tree: {@code ok}, then {@code errors} and {@code metadata} if there are any. */
    public Map<String, @Nullable Object> toTree() {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("ok", ok);
        if (errors != null) {
            tree.put("errors", errors.stream().map(ArtifactError::toTree).toList());
        }
        if (metadata != null) {
            tree.put("metadata", metadata);
        }
        return tree;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ArtifactValidation that
                && ok == that.ok
                && Objects.equals(errors, that.errors)
                && Objects.equals(metadata, that.metadata);
    }

    @Override
    public int hashCode() {
        return Objects.hash(ok, errors);
    }

    /** Only what is safe to log: never errors or metadata. */
    @Override
    public String toString() {
        return "ArtifactValidation[ok=" + ok + ", errors=" + (errors == null ? 0 : errors.size()) + "]";
    }
}
