/** Finds the JSON text in a reply; start at {@link dev.llmoutput.runtime.reply.Fence}. */
@NullMarked
package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.NullMarked;
