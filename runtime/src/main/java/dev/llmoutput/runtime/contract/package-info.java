/**
 * The seam between a caller and an expected datatype; start at {@link dev.llmoutput.runtime.contract.OutputType}. It
 * needs the JDK and the issues only, so anybody can implement a type.
 */
@NullMarked
package dev.llmoutput.runtime.contract;

import org.jspecify.annotations.NullMarked;
