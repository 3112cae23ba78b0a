/** How many tokens it takes to tell a model a shape; start at {@link dev.llmoutput.benchmarks.hints.HintSize}. */
@NullMarked
package dev.llmoutput.benchmarks.hints;

import org.jspecify.annotations.NullMarked;
