/**
 * Turns an annotated type, as the compiler knows it, into a contract and a list of problems; start at {@link
 * dev.llmoutput.processor.read.ContractReader}.
 */
@NullMarked
package dev.llmoutput.processor.read;

import org.jspecify.annotations.NullMarked;
