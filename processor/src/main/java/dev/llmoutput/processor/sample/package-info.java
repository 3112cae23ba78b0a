/**
 * Reads values against a contract without generated code; start at {@link
 * dev.llmoutput.processor.sample.ContractInterpreter}.
 */
@NullMarked
package dev.llmoutput.processor.sample;

import org.jspecify.annotations.NullMarked;
