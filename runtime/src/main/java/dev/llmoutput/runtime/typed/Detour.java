package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonCursor;
import org.jspecify.annotations.Nullable;

/**
 * What waits while a default is read in place of an absent value.
 *
 * @param cursor the text around it
 * @param coercions what that text may be taken for; a default needs none
 * @param outer the same of the default that the text around is in itself
 */
record Detour(
        JsonCursor cursor,
        @Nullable Coercions coercions,
        @Nullable Detour outer) {}
