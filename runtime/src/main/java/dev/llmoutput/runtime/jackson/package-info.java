/** Components of Jackson's tree type; the only room that knows Jackson. Start at {@link dev.llmoutput.runtime.jackson.JsonNodeShape}. */
@NullMarked
package dev.llmoutput.runtime.jackson;

import org.jspecify.annotations.NullMarked;
