/**
 * What generated code calls to read, check and write one record; start at
 * {@link dev.llmoutput.runtime.typed.ValueShape}.
 */
@NullMarked
package dev.llmoutput.runtime.typed;

import org.jspecify.annotations.NullMarked;
