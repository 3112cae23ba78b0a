package dev.llmoutput.runtime.jsontype;

import java.util.Objects;

/** The type that takes any JSON value; null becomes a text, for a value is never null. */
final class Anything {
    static final JsonOutput<Object> TYPE =
            JsonOutput.of(json -> JsonValidation.valid(Objects.requireNonNullElse(json, "null"), json));

    private Anything() {}
}
