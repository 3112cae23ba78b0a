package dev.llmoutput;

/** A form of schema that a model call takes natively. */
public enum Dialect {
    /** Plain JSON Schema 2020-12. */
    JSON_SCHEMA
}
