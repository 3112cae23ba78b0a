/**
 * The faces of a contract that are texts, from the model alone: start at {@link
 * dev.llmoutput.processor.text.SchemaText}.
 */
@NullMarked
package dev.llmoutput.processor.text;

import org.jspecify.annotations.NullMarked;
