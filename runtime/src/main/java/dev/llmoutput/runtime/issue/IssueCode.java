package dev.llmoutput.runtime.issue;

/** The kinds of issue, named as zod names them where zod has the kind. */
public enum IssueCode {
    /** A required key is absent. */
    MISSING("missing"),
    /** The value has another JSON type than the contract asks for, or is a number that the type cannot hold exactly. */
    INVALID_TYPE("invalid_type"),
    /** Fewer characters, items or keys than allowed, a number below its bound, or a time that is past and must not be. */
    TOO_SMALL("too_small"),
    /** More characters, items or keys than allowed, a number above its bound, or a time to come that must not be. */
    TOO_BIG("too_big"),
    /** A text that is not of the required format or does not match the pattern. */
    INVALID_FORMAT("invalid_format"),
    /** A number with more digits than allowed. */
    NOT_MULTIPLE_OF("not_multiple_of"),
    /** Keys that the contract does not know; one issue for each object. */
    UNRECOGNIZED_KEYS("unrecognized_keys"),
    /** A text that is none of the allowed values. */
    INVALID_VALUE("invalid_value"),
    /** A union value without a discriminator, or with one that no arm has. */
    INVALID_UNION("invalid_union"),
    /** An item that stands in a set already. */
    DUPLICATE_ITEM("duplicate_item"),
    /** The same key twice in one object, with different values. */
    DUPLICATE_KEY("duplicate_key"),
    /** Not JSON. */
    MALFORMED("malformed"),
    /** A limit of the reader is exceeded. */
    LIMIT("limit"),
    /** A rule of the record itself. */
    CUSTOM("custom");

    private final String wireName;

    IssueCode(String wireName) {
        this.wireName = wireName;
    }

    /** The name in JSON and in logs, in lower snake case. */
    public String wireName() {
        return wireName;
    }
}
