package dev.llmoutput.runtime.json;

/** The six kinds of JSON value (RFC 8259, section 3). */
public enum JsonType {
    /** Members in curly brackets. */
    OBJECT("object"),
    /** Elements in square brackets. */
    ARRAY("array"),
    /** A text in double quotes. */
    STRING("string"),
    /** A number, whole or not. */
    NUMBER("number"),
    /** {@code true} or {@code false}. */
    BOOLEAN("boolean"),
    /** {@code null}. */
    NULL("null");

    private final String wireName;

    JsonType(String wireName) {
        this.wireName = wireName;
    }

    /** The name in lower case, as JSON Schema has it. */
    public String wireName() {
        return wireName;
    }
}
