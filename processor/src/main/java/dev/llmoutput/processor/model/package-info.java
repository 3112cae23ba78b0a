/**
 * What a contract is, as plain immutable values without a trace of the compiler that it was read with; start at {@link
 * dev.llmoutput.processor.model.ContractModel}.
 */
@NullMarked
package dev.llmoutput.processor.model;

import org.jspecify.annotations.NullMarked;
