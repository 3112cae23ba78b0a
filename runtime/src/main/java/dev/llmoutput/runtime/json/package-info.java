/** Strict JSON: a cursor, a tree and a canonical writer; start at {@link dev.llmoutput.runtime.json.JsonCursor}. */
@NullMarked
package dev.llmoutput.runtime.json;

import org.jspecify.annotations.NullMarked;
