package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.RecordModel;

/** One face of a contract in Java. */
interface Emitter {
    /** What it adds to the companion itself. */
    default Members companion() {
        return Members.NONE;
    }

    /** What it adds to the class that reads, checks and writes one record. */
    default Members shape(RecordModel record) {
        return Members.NONE;
    }
}
