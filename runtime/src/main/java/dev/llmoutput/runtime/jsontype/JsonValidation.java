package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.issue.Issue;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link JsonSchemaValidator} found: a typed value and the JSON that it stands for, or what is wrong.
 *
 * @param <T> the Java type of a valid value
 */
public final class JsonValidation<T> {
    private final @Nullable T value;
    private final @Nullable Object json;
    private final List<Issue> issues;

    private JsonValidation(@Nullable T value, @Nullable Object json, List<Issue> issues) {
        this.value = value;
        this.json = json;
        this.issues = issues;
    }

    /**
     * A valid value.
     *
     * @param json the value as JSON, without the keys that were dropped, with what was filled in or transformed: a
     *     {@code Map} with string keys, a {@code List}, a {@code String}, a {@code Number} of the JDK that is finite, a
     *     {@code Boolean} or null, in the order that the canonical text is to have
     */
    public static <T> JsonValidation<T> valid(T value, @Nullable Object json) {
        return new JsonValidation<>(Objects.requireNonNull(value, "value"), json, List.of());
    }

    /**
     * A value of the wrong shape.
     *
     * @param issues everything that is wrong, in document order
     * @throws IllegalArgumentException if there is none
     */
    public static <T> JsonValidation<T> invalid(List<Issue> issues) {
        if (issues.isEmpty()) {
            throw new IllegalArgumentException("what is invalid has at least one issue");
        }
        return new JsonValidation<>(null, null, List.copyOf(issues));
    }

    /** The typed value; absent if there are issues. */
    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    /** The value as JSON; null also if there are issues. */
    public @Nullable Object json() {
        return json;
    }

    /** What is wrong, in document order; empty for a valid value. Unmodifiable. */
    public List<Issue> issues() {
        return issues;
    }
}
