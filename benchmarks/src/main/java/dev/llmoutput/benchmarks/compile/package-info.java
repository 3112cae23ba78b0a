/** Compiles records as a user does; start at {@link dev.llmoutput.benchmarks.compile.Compiled}. */
@NullMarked
package dev.llmoutput.benchmarks.compile;

import org.jspecify.annotations.NullMarked;
