package dev.llmoutput;

/** How much a reader forgives before it calls a reply a failure. */
public enum Reading {
    /**
     * The strict reading first; only when it fails, what loses nothing and has exactly one reading is mended, and each
     * mend is listed as a repair.
     */
    TOLERANT,

    /** One optional code fence round the whole reply, then <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>. */
    STRICT
}
