/**
 * What becomes of real replies, here and with others; start at {@link dev.llmoutput.benchmarks.replies.RealReplies}.
 */
@NullMarked
package dev.llmoutput.benchmarks.replies;

import org.jspecify.annotations.NullMarked;
