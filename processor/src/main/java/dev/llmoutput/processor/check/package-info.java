/** Rules that a contract must keep, one class each; start at {@link dev.llmoutput.processor.check.ContractChecks}. */
@NullMarked
package dev.llmoutput.processor.check;

import org.jspecify.annotations.NullMarked;
