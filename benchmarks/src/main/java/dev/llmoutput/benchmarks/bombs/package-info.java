/** How the time to read hostile texts grows with them; start at {@link dev.llmoutput.benchmarks.bombs.BombGrowth}. */
@NullMarked
package dev.llmoutput.benchmarks.bombs;

import org.jspecify.annotations.NullMarked;
