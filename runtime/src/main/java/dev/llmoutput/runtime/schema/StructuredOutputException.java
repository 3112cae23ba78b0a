package dev.llmoutput.runtime.schema;

import java.io.Serial;
import java.util.Objects;

/** A request for native structured output that must not be sent. */
public final class StructuredOutputException extends RuntimeException {
    /** What is wrong with it. */
    public enum Code {
        /** The schema is not plain JSON, or holds a key that some providers cannot take. */
        INVALID_SCHEMA("invalid_schema"),
        /** The schema is larger than {@link StructuredOutputOptions#MAX_SCHEMA_BYTES}. */
        SCHEMA_TOO_LARGE("schema_too_large"),
        /** The name is blank or too long. */
        INVALID_NAME("invalid_name"),
        /** The model takes no schema. */
        UNSUPPORTED_MODEL("unsupported_model");

        private final String wireName;

        Code(String wireName) {
            this.wireName = wireName;
        }

        /** The name in logs and on the wire. */
        public String wireName() {
            return wireName;
        }
    }

    @Serial
    private static final long serialVersionUID = 1;

    private final Code code;

    /** The exception for {@code code}; its message begins with the code's wire name. */
    public StructuredOutputException(Code code, String message) {
        super(Objects.requireNonNull(code, "code").wireName() + ": " + message);
        this.code = code;
    }

    /** What is wrong. */
    public Code code() {
        return code;
    }
}
