/** How large generated code is; start at {@link dev.llmoutput.benchmarks.bytecode.BytecodeTable}. */
@NullMarked
package dev.llmoutput.benchmarks.bytecode;

import org.jspecify.annotations.NullMarked;
