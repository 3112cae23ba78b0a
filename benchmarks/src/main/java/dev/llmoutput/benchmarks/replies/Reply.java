package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * A reply of a corpus.
 *
 * @param id its number there
 * @param raw the text
 * @param schema what was asked for
 * @param route how the corpus says that it can be read
 * @param expected the one right value; null where no single reading is known
 */
record Reply(
        String id,
        String raw,
        JsonNode schema,
        String route,
        @Nullable JsonNode expected) {}
