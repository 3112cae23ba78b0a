/** How fast replies are read, here and with others; start at {@link dev.llmoutput.benchmarks.speed.Speed}. */
@NullMarked
package dev.llmoutput.benchmarks.speed;

import org.jspecify.annotations.NullMarked;
