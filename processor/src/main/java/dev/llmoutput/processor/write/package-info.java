/** Puts what was generated where the compiler wants it; start at {@link dev.llmoutput.processor.write.UnitWriter}. */
@NullMarked
package dev.llmoutput.processor.write;

import org.jspecify.annotations.NullMarked;
