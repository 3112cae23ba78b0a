/**
 * The annotation processor: what it does in each round of a compilation; start at {@link
 * dev.llmoutput.processor.LlmOutputProcessor}.
 */
@NullMarked
package dev.llmoutput.processor;

import org.jspecify.annotations.NullMarked;
