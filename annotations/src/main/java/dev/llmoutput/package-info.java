/** The annotations that declare what a model's reply must be; start at {@link dev.llmoutput.LlmOutput}. */
@NullMarked
package dev.llmoutput;

import org.jspecify.annotations.NullMarked;
