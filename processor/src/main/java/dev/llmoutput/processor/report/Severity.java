package dev.llmoutput.processor.report;

/** Whether a problem stops the generation of a companion. */
public enum Severity {
    /** Nothing is generated for the record. */
    ERROR,
    /** The companion is generated, but not everything the author wrote has a place in it. */
    WARNING,
    /** What the author asked to be told. */
    NOTE
}
