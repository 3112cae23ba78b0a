/** Finds the JSON in a raw reply and mends what has one reading; start at {@link dev.llmoutput.runtime.reply.ReplyChoice}. */
@NullMarked
package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.NullMarked;
