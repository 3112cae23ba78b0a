package dev.llmoutput.runtime.jsontype;

import org.jspecify.annotations.Nullable;

/**
 * What a caller knows of the shape of a JSON value. It must be free of state and give an equal answer for an equal value.
 *
 * @param <T> the Java type of a valid value
 */
@FunctionalInterface
public interface JsonSchemaValidator<T> {
    /**
     * Checks a JSON value and makes the typed one of it. An exception is a mistake of the validator, not of the reply, and
     * reaches whoever parses.
     *
     * @param json a {@code Map<String, Object>} in the order of the reply, a {@code List<Object>}, a {@code String}, a
     *     {@code BigDecimal} with the scale that was written, a {@code Boolean} or null; the validator may change it
     */
    JsonValidation<T> validate(@Nullable Object json);
}
