/**
 * What whole processes cost: the start of a JVM ({@link dev.llmoutput.benchmarks.process.StartUp}) and a compilation ({@link
 * dev.llmoutput.benchmarks.process.CompileTime}).
 */
@NullMarked
package dev.llmoutput.benchmarks.process;

import org.jspecify.annotations.NullMarked;
