package dev.llmoutput.benchmarks.replies;

import java.util.Optional;

/** One way from a raw reply to a record. */
interface Reader {
    /** What the table calls it. */
    String name();

    /** The record; empty if the reply is refused, in whatever way. */
    Optional<Object> read(Contract contract, Reply reply);
}
