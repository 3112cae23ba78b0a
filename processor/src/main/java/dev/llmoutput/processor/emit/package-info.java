/**
 * The faces of a contract that are Java: each emitter answers the members it adds and knows none of the others. Start at
 * {@link dev.llmoutput.processor.emit.OutputTypeAssembler}.
 */
@NullMarked
package dev.llmoutput.processor.emit;

import org.jspecify.annotations.NullMarked;
