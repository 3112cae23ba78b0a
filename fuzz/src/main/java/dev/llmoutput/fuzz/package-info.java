/** What must hold for every text, for a fuzzer that coverage guides; start at {@link dev.llmoutput.fuzz.ReplyTarget}. */
@NullMarked
package dev.llmoutput.fuzz;

import org.jspecify.annotations.NullMarked;
